//! Panics in workers: they go to the console, and are the reply to the request that was at work.

use std::cell::RefCell;
use std::sync::Once;

/// Gets the message and the place of a panic.
type Reply = Box<dyn FnOnce(&str)>;

thread_local! {
    /// Who hears of a panic while a request is at work.
    static REPLY: RefCell<Option<Reply>> = const { RefCell::new(None) };
}

/// From now on a panic is written to the console, and told to whoever waits for the request at work.
pub fn catch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            console_error_panic_hook::hook(panic);
            if let Some(reply) = REPLY.take() {
                reply(&panic.to_string());
            }
        }));
    });
}

/// Does some work. If it panics, `reply` gets the message and the place.
pub fn reported_to<T>(reply: impl FnOnce(&str) + 'static, work: impl FnOnce() -> T) -> T {
    REPLY.set(Some(Box::new(reply)));
    let done = work();
    REPLY.take();
    done
}
