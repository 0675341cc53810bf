//! Asks the computer players, who think in workers that all boards of the page share. What is asked when, by how many workers, and
//! when one is given up, [`Thinking`] decides.

use super::dom;
use super::program::{Program, RunningProgram};
use crate::ai::protocol::{Question, Request, Said};
use crate::app::Workers;
use crate::app::thinking::{Input, Output, OwnerId, Thinking, WorkerId};
use dom::Timer;
use js_sys::Reflect;
use js_sys::futures::spawn_local;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

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

/// Asks a question for a board, in place of its earlier one. `hear` gets parts of the answer, and the answer, later; none before
/// so many milliseconds have passed.
pub fn ask(
    owner: OwnerId,
    number: u32,
    question: Question,
    pause: u64,
    workers: Workers,
    hear: Hear,
) {
    let cores = dom::window().navigator().hardware_concurrency() as usize;
    take(Input::Cores(workers.on(cores)));
    POOL.with_borrow_mut(|pool| {
        pool.waiting.retain(|(other, ..)| *other != owner);
        pool.waiting.push((owner, number, hear));
    });
    take(Input::Asked { owner, number, question, pause });
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

async fn load() {
    let input = match Program::fetch("engine").await {
        Ok(program) => {
            POOL.with_borrow_mut(|pool| pool.program = Some(program));
            Input::Loaded
        }
        // Whatever it was, a part of the program is not there, or is broken.
        Err(_) => Input::NotLoaded,
    };
    take(input);
}

fn begin(id: WorkerId, program: &Program) -> Result<Running, JsValue> {
    let worker = program.start(move |data| hear(id, data), move || take(Input::Died(id)))?;
    Ok(Running { id, worker })
}

/// A worker at work. It is ended when it is dropped.
struct Running {
    id: WorkerId,
    worker: RunningProgram,
}

fn start(id: WorkerId) {
    let program = POOL.with_borrow(|pool| pool.program.clone());
    match program.map(|program| begin(id, &program)) {
        Some(Ok(running)) => POOL.with_borrow_mut(|pool| pool.workers.push(running)),
        _ => take(Input::NotStarted(id)),
    }
}

fn post(worker: WorkerId, request: &Request) {
    let Ok(request) = serde_wasm_bindgen::to_value(request) else { return };
    let posted = POOL.with_borrow(|pool| {
        let running = pool.workers.iter().find(|running| running.id == worker)?;
        running.worker.post(&request).ok()
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
