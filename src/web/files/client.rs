//! Orders files from the program for files. All boards of a page share one worker, which is started when it is first wanted.

use crate::app::files::{Language, Order, Product};
use crate::app::words::Words;
use crate::web::program::{Program, RunningProgram};
use crate::web::words;
use js_sys::futures::future_to_promise;
use js_sys::{Error, Function, Object, Promise, Reflect, Uint8Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Is told how much of an order is done, from 0 to 1.
pub type Tell = Rc<dyn Fn(f64)>;

/// An order that is not carried out yet.
struct Waiting {
    id: u32,
    /// As the worker got it.
    request: Object,
    /// Whether another worker can carry it out as well.
    is_portable: bool,
    /// Is told how much is done.
    tell: Option<Tell>,
    resolve: Function,
    reject: Function,
}

#[derive(Default)]
struct Client {
    /// The program, or that it is on its way.
    loading: Option<Promise>,
    program: Option<Program>,
    worker: Option<RunningProgram>,
    waiting: Vec<Waiting>,
    orders: u32,
    /// How often the file that was being read was not wanted any more.
    stops: u32,
}

thread_local! {
    static CLIENT: RefCell<Client> = RefCell::default();
}

/// The language with this code, as the program for files needs it.
pub async fn language(lang: &str) -> Language {
    let is_english = lang == Words::default().lang();
    // Without its file it speaks English.
    let file = if is_english { None } else { words::file(lang).await.ok() };
    Language { lang: lang.into(), words: file.unwrap_or_default() }
}

/// Has an order carried out.
///
/// # Errors
///
/// Fails with a `TypeError` where the program cannot be loaded, and with its message and place where it panics over the order.
pub async fn order(order: &Order) -> Result<Product, JsValue> {
    let (product, _) = order_with(order, None).await?;
    Ok(product)
}

/// Has an order carried out that has `pixels` beside it, or whose product has bytes.
///
/// # Errors
///
/// Fails as [`order`] does.
pub async fn order_with(
    order: &Order,
    pixels: Option<&[u8]>,
) -> Result<(Product, Uint8Array), JsValue> {
    order_telling(order, pixels, None).await
}

/// Has an order carried out that may take long, and tells how much is done.
///
/// # Errors
///
/// Fails as [`order`] does.
pub async fn order_telling(
    order: &Order,
    pixels: Option<&[u8]>,
    tell: Option<Tell>,
) -> Result<(Product, Uint8Array), JsValue> {
    let stops = CLIENT.with_borrow(|client| client.stops);
    start().await?;
    if tell.is_some() && stops != CLIENT.with_borrow(|client| client.stops) {
        return Err(stopped());
    }
    let reply = post(order, pixels, tell)?.await?;
    let product = serde_wasm_bindgen::from_value(Reflect::get(&reply, &"said".into())?)?;
    Ok((product, Reflect::get(&reply, &"bytes".into())?.dyn_into()?))
}

/// Starts the worker, if there is none.
async fn start() -> Result<(), JsValue> {
    if CLIENT.with_borrow(|client| client.worker.is_some()) {
        return Ok(());
    }
    load().await?;
    CLIENT.with_borrow_mut(|client| {
        let program = client.program.as_ref().ok_or_else(ended)?;
        if client.worker.is_none() {
            client.worker = Some(program.start(hear, died)?);
        }
        Ok(())
    })
}

/// Brings the program, once for all orders. What failed is tried again the next time.
async fn load() -> Result<(), JsValue> {
    let loading = CLIENT.with_borrow_mut(|client| {
        let fetched = async {
            let program = Program::fetch("files").await?;
            CLIENT.with_borrow_mut(|client| client.program = Some(program));
            Ok(JsValue::UNDEFINED)
        };
        client.loading.get_or_insert_with(|| future_to_promise(fetched)).clone()
    });
    let loaded = loading.await;
    if loaded.is_err() {
        CLIENT.with_borrow_mut(|client| client.loading = None);
    }
    loaded.map(drop)
}

/// Hands an order to the worker, and promises its reply.
fn post(order: &Order, pixels: Option<&[u8]>, tell: Option<Tell>) -> Result<Promise, JsValue> {
    let request = Object::new();
    Reflect::set(&request, &"question".into(), &serde_wasm_bindgen::to_value(order)?)?;
    if let Some(pixels) = pixels {
        Reflect::set(&request, &"pixels".into(), &Uint8Array::from(pixels))?;
    }
    let is_portable = !matches!(order, Order::Frame { .. } | Order::Finish { .. });
    CLIENT.with_borrow_mut(|client| {
        client.orders += 1;
        let id = client.orders;
        Reflect::set(&request, &"id".into(), &id.into())?;
        client.worker.as_ref().ok_or_else(ended)?.post(&request)?;
        // The reply comes later, when all is ready to take it.
        Ok(Promise::new(&mut |resolve, reject| {
            let (request, tell) = (request.clone(), tell.clone());
            client.waiting.push(Waiting { id, request, is_portable, tell, resolve, reject });
        }))
    })
}

fn ended() -> JsValue {
    Error::new("the program for files has ended").into()
}

fn stopped() -> JsValue {
    JsValue::UNDEFINED
}

/// Whether an order failed because it is [not wanted any more](stop_reading).
pub fn is_stop(error: &JsValue) -> bool {
    error.is_undefined()
}

/// The file that is being read is not wanted any more. Its worker is busy with it and hears nothing, so it is ended, and another one gets
/// what else was ordered, but for a moving picture, whose frames were in the first.
pub fn stop_reading() {
    let lost = CLIENT.with_borrow_mut(|client| {
        client.stops += 1;
        if !client.waiting.iter().any(|waiting| waiting.tell.is_some()) {
            return Vec::new();
        }
        client.worker = client.program.as_ref().and_then(|it| it.start(hear, died).ok());
        let (kept, mut lost): (Vec<Waiting>, Vec<Waiting>) =
            client.waiting.drain(..).partition(|it| it.tell.is_none() && it.is_portable);
        for waiting in kept {
            match client.worker.as_ref().map(|worker| worker.post(&waiting.request)) {
                Some(Ok(())) => client.waiting.push(waiting),
                _ => lost.push(waiting),
            }
        }
        lost
    });
    for Waiting { tell, reject, .. } in lost {
        let why = if tell.is_some() { stopped() } else { ended() };
        // It takes any value.
        let _ = reject.call1(&JsValue::NULL, &why);
    }
}

fn hear(reply: &JsValue) {
    let field = |name: &str| Reflect::get(reply, &name.into()).ok();
    let id = field("id").and_then(|id| id.as_f64());
    if let Some(share) = field("done").and_then(|done| done.as_f64()) {
        return hear_progress(id, share);
    }
    let waiting = CLIENT.with_borrow_mut(|client| {
        let at = client.waiting.iter().position(|waiting| Some(f64::from(waiting.id)) == id)?;
        Some(client.waiting.swap_remove(at))
    });
    let Some(waiting) = waiting else { return };
    let (then, value) = match field("panicked").and_then(|panic| panic.as_string()) {
        Some(panic) => (waiting.reject, Error::new(&panic).into()),
        None => (waiting.resolve, reply.clone()),
    };
    // It takes any value.
    let _ = then.call1(&JsValue::NULL, &value);
}

/// So much of an order is done.
fn hear_progress(id: Option<f64>, share: f64) {
    let tell = CLIENT.with_borrow(|client| {
        let mut waiting = client.waiting.iter();
        waiting.find(|waiting| Some(f64::from(waiting.id)) == id)?.tell.clone()
    });
    if let Some(tell) = tell {
        tell(share);
    }
}

/// The worker has failed: nothing that was ordered will come. The next order starts another one.
fn died() {
    let waiting = CLIENT.with_borrow_mut(|client| {
        client.worker = None;
        std::mem::take(&mut client.waiting)
    });
    for waiting in waiting {
        let _ = waiting.reject.call1(&JsValue::NULL, &ended());
    }
}
