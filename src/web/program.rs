//! Programs that run in workers: each has a folder with its wasm and its script, which are fetched when they are first wanted.

use super::asset;
use js_sys::futures::future_to_promise;
use js_sys::{Array, Object, Promise, Reflect, WebAssembly};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Event, MessageEvent, Url, Worker};

/// A compiled program, and the address of its worker's script. They are kept, so that another worker needs no connection.
#[derive(Clone)]
pub struct Program {
    module: JsValue,
    script: String,
}

impl Program {
    /// Fetches the program with this name.
    ///
    /// # Errors
    ///
    /// Fails where a part of it cannot be loaded, or is broken.
    pub async fn fetch(name: &str) -> Result<Self, JsValue> {
        let (wasm, script) = (format!("{name}/{name}.wasm"), format!("{name}/worker.js"));
        let module = future_to_promise(async move {
            let bytes = asset::load(&wasm).await?.array_buffer()?.await?;
            WebAssembly::compile(&bytes).await
        });
        let script = future_to_promise(async move { Ok(asset::text(&script).await?.into()) });
        // Together: a promise that is broken while nobody waits for it would be reported as an error of the page.
        let both: Array = Promise::all(&Array::of2(&module, &script)).await?.dyn_into()?;
        // From a text: a page may come from a disk, or from another origin than its scripts.
        let kind = BlobPropertyBag::new();
        kind.set_type("text/javascript");
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&both.get(1)), &kind)?;
        Ok(Self { module: both.get(0), script: Url::create_object_url_with_blob(&blob)? })
    }

    /// Starts a worker. `hear` gets all that it says; `died` is called when it has failed.
    ///
    /// # Errors
    ///
    /// Fails where the browser starts no worker.
    pub fn start(
        &self,
        hear: impl Fn(&JsValue) + 'static,
        died: impl Fn() + 'static,
    ) -> Result<RunningProgram, JsValue> {
        let worker = Worker::new(&self.script)?;
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            hear(&event.data());
        });
        let error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            died();
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(error.as_ref().unchecked_ref()));
        let order = Object::new();
        Reflect::set(&order, &"module".into(), &self.module)?;
        worker.post_message(&order)?;
        Ok(RunningProgram { worker, _message: message, _error: error })
    }
}

/// A worker at work. It is ended when it is dropped.
pub struct RunningProgram {
    worker: Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(Event)>,
}

impl RunningProgram {
    /// Gives the worker something to do.
    ///
    /// # Errors
    ///
    /// Fails where the browser cannot copy it.
    pub fn post(&self, request: &JsValue) -> Result<(), JsValue> {
        self.worker.post_message(request)
    }
}

impl Drop for RunningProgram {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.set_onmessageerror(None);
        self.worker.terminate();
    }
}
