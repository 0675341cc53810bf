//! Asks the computer players, who think in a worker that all boards of the page share. What is asked when, and when a worker
//! is given up, [`Thinking`] decides.

use super::{asset, dom};
use crate::ai::protocol::{Question, Request, Said};
use crate::app::thinking::{Input, Output, OwnerId, Thinking, WorkerId};
use dom::Timer;
use js_sys::futures::{future_to_promise, spawn_local};
use js_sys::{Array, Object, Promise, Reflect, WebAssembly};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Event, MessageEvent, Url, Worker};

/// Hears all that is said to a question.
pub type Hear = Rc<dyn Fn(Said)>;

/// The workers of this page, and who waits for them.
#[derive(Default)]
struct Pool {
    thinking: Thinking,
    program: Option<Program>,
    workers: Vec<Running>,
    /// Who has asked, and the number of the question.
    waiting: Vec<(OwnerId, u32, Hear)>,
    timer: Option<Timer>,
    /// What is still to be done.
    outputs: VecDeque<Output>,
    is_at_work: bool,
    owners: u32,
}

thread_local! {
    static POOL: RefCell<Pool> = RefCell::default();
}

/// A name for a board that will ask.
pub fn new_owner() -> OwnerId {
    POOL.with_borrow_mut(|pool| {
        pool.owners += 1;
        OwnerId(pool.owners)
    })
}

/// Asks a question for a board, in place of its earlier one. `hear` gets parts of the answer, and the answer, later.
pub fn ask(owner: OwnerId, number: u32, question: Question, hear: Hear) {
    POOL.with_borrow_mut(|pool| {
        pool.waiting.retain(|(other, ..)| *other != owner);
        pool.waiting.push((owner, number, hear));
    });
    take(Input::Asked { owner, number, question });
}

/// Drops the question of a board, if there is one. Nothing more is heard of it.
pub fn stop(owner: OwnerId) {
    POOL.with_borrow_mut(|pool| pool.waiting.retain(|(other, ..)| *other != owner));
    take(Input::Stopped(owner));
}

/// Does what follows from something that has happened. What happens meanwhile waits for its turn.
fn take(input: Input) {
    let is_at_work = POOL.with_borrow_mut(|pool| {
        let outputs = pool.thinking.take(dom::now().ms, input);
        pool.outputs.extend(outputs);
        std::mem::replace(&mut pool.is_at_work, true)
    });
    if is_at_work {
        return;
    }
    while let Some(output) = POOL.with_borrow_mut(|pool| pool.outputs.pop_front()) {
        perform(output);
    }
    POOL.with_borrow_mut(|pool| pool.is_at_work = false);
}

fn perform(output: Output) {
    match output {
        Output::Load => spawn_local(load()),
        Output::Start(worker) => start(worker),
        Output::End(worker) => {
            POOL.with_borrow_mut(|pool| pool.workers.retain(|running| running.id != worker));
        }
        Output::Post { worker, id, question } => post(worker, &Request::new(id, question)),
        Output::Wake(at) => wake(at),
        Output::Tell { owner, number, said } => tell(owner, number, said),
    }
}

/// Hands on what was said. Nothing is borrowed then: whoever hears it may ask again.
fn tell(owner: OwnerId, number: u32, said: Said) {
    let is_it = |other: &(OwnerId, u32, Hear)| (other.0, other.1) == (owner, number);
    let hear = POOL.with_borrow_mut(|pool| {
        let at = pool.waiting.iter().position(is_it)?;
        Some(match said {
            Said::Answer(_) => pool.waiting.swap_remove(at).2,
            Said::Progress(_) => Rc::clone(&pool.waiting[at].2),
        })
    });
    if let Some(hear) = hear {
        hear(said);
    }
}

/// Comes back at this time. An earlier appointment is dropped: only the next one counts.
fn wake(at: u64) {
    let rest = i32::try_from(at.saturating_sub(dom::now().ms)).unwrap_or(i32::MAX);
    // Without timers nobody is given up, and answers still come.
    let timer = Timer::after(rest, || take(Input::Time)).ok();
    POOL.with_borrow_mut(|pool| pool.timer = timer);
}

/// The compiled program, and the address of the worker's script. They are kept, so that another worker needs no
/// connection.
#[derive(Clone)]
struct Program {
    module: JsValue,
    script: String,
}

async fn load() {
    let input = match fetch().await {
        Ok(program) => {
            POOL.with_borrow_mut(|pool| pool.program = Some(program));
            Input::Loaded
        }
        // Whatever it was, a part of the program is not there, or is broken.
        Err(_) => Input::NotLoaded,
    };
    take(input);
}

async fn fetch() -> Result<Program, JsValue> {
    let module = future_to_promise(async {
        let bytes = asset::load("engine/engine.wasm").await?.array_buffer()?.await?;
        WebAssembly::compile(&bytes).await
    });
    let script = future_to_promise(async { Ok(asset::text("engine/worker.js").await?.into()) });
    // Together: a promise that is broken while nobody waits for it would be reported as an error of the page.
    let both: Array = Promise::all(&Array::of2(&module, &script)).await?.dyn_into()?;
    // From a text: a page may come from a disk, or from another origin than its scripts.
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&both.get(1)), &kind)?;
    Ok(Program { module: both.get(0), script: Url::create_object_url_with_blob(&blob)? })
}

/// A worker at work. It is ended when it is dropped.
struct Running {
    id: WorkerId,
    worker: Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(Event)>,
}

impl Running {
    fn new(id: WorkerId, program: &Program) -> Result<Self, JsValue> {
        let worker = Worker::new(&program.script)?;
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            hear(id, &event.data());
        });
        let error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            take(Input::Died(id));
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(error.as_ref().unchecked_ref()));
        let order = Object::new();
        Reflect::set(&order, &"module".into(), &program.module)?;
        worker.post_message(&order)?;
        Ok(Self { id, worker, _message: message, _error: error })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.set_onmessageerror(None);
        self.worker.terminate();
    }
}

fn start(id: WorkerId) {
    let program = POOL.with_borrow(|pool| pool.program.clone());
    match program.map(|program| Running::new(id, &program)) {
        Some(Ok(running)) => POOL.with_borrow_mut(|pool| pool.workers.push(running)),
        _ => take(Input::NotStarted(id)),
    }
}

fn post(worker: WorkerId, request: &Request) {
    let Ok(request) = serde_wasm_bindgen::to_value(request) else { return };
    let posted = POOL.with_borrow(|pool| {
        let running = pool.workers.iter().find(|running| running.id == worker)?;
        running.worker.post_message(&request).ok()
    });
    if posted.is_none() {
        take(Input::Died(worker));
    }
}

/// Reads what a worker says. It may be anything; what names no question is not heard.
fn hear(worker: WorkerId, data: &JsValue) {
    let field = |name: &str| Reflect::get(data, &name.into()).ok();
    let Some(id) = field("id").and_then(|id| id.as_f64()) else { return };
    if id != f64::from(id as u32) {
        return;
    }
    let id = id as u32;
    let said = serde_wasm_bindgen::from_value(field("said").unwrap_or_default());
    take(match said {
        Ok(said) => Input::Said { worker, id, said },
        Err(_) => Input::Nonsense { worker, id },
    });
}
