//! The sounds of the board, made on the spot: no files to load.

use crate::app::Sound;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{AudioContext, AudioContextState, BiquadFilterType};

thread_local! {
    /// One for all boards; browsers allow few.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A short sound: when it begins, its pitch, its length in seconds, and how loud it is.
struct Tone {
    at: f64,
    pitch: f32,
    length: f64,
    loudness: f32,
}

const fn tone(at: f64, pitch: f32, length: f64, loudness: f32) -> Tone {
    Tone { at, pitch, length, loudness }
}

/// A stone on wood: all sounds but that of a clock begin with it.
const STONE: [Tone; 2] = [tone(0.0, 1900.0, 0.05, 0.9), tone(0.0, 420.0, 0.09, 0.7)];
const CAPTURE: [Tone; 2] = [tone(0.09, 900.0, 0.06, 0.5), tone(0.15, 700.0, 0.06, 0.4)];
const SCORE: [Tone; 2] = [tone(0.06, 660.0, 0.5, 0.12), tone(0.14, 880.0, 0.6, 0.1)];
const END: [Tone; 3] =
    [tone(0.08, 392.0, 0.9, 0.12), tone(0.2, 494.0, 0.9, 0.12), tone(0.32, 587.0, 0.9, 0.12)];

const HURRY: [Tone; 2] = [tone(0.0, 988.0, 0.25, 0.14), tone(0.22, 988.0, 0.25, 0.14)];

/// Lets a sound be heard. Browsers let nothing be heard before the player has touched the page.
///
/// # Errors
///
/// Fails where the browser makes no sounds.
pub fn play(sound: Sound) -> Result<(), JsValue> {
    let audio = audio()?;
    if audio.state() == AudioContextState::Suspended {
        // It goes on as soon as it may.
        let _ = audio.resume()?;
    }
    let (knocks, bells): (&[Tone], &[Tone]) = match sound {
        Sound::Stone => (&[], &[]),
        Sound::Capture => (&CAPTURE, &[]),
        Sound::Score => (&[], &SCORE),
        Sound::End => (&[], &END),
        Sound::Hurry => (&[], &HURRY),
    };
    let stone: &[Tone] = if sound == Sound::Hurry { &[] } else { &STONE };
    for tone in stone.iter().chain(knocks) {
        knock(&audio, tone)?;
    }
    for tone in bells {
        bell(&audio, tone)?;
    }
    Ok(())
}

fn audio() -> Result<AudioContext, JsValue> {
    AUDIO.with_borrow_mut(|audio| match audio {
        Some(audio) => Ok(audio.clone()),
        None => Ok(audio.insert(AudioContext::new()?).clone()),
    })
}

/// A short knock: noise that fades, through a filter that gives it its body.
fn knock(audio: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let rate = audio.sample_rate();
    let count = (f64::from(rate) * tone.length).ceil() as usize;
    let fade = |i: usize| (1.0 - i as f32 / count as f32).powi(6);
    let noise = |i: usize| (js_sys::Math::random() as f32 * 2.0 - 1.0) * fade(i);
    let samples: Vec<f32> = (0..count).map(noise).collect();
    let buffer = audio.create_buffer(1, count as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    let source = audio.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    let body = audio.create_biquad_filter()?;
    body.set_type(BiquadFilterType::Bandpass);
    body.frequency().set_value(tone.pitch);
    body.q().set_value(2.2);
    let volume = audio.create_gain()?;
    volume.gain().set_value(tone.loudness);
    source.connect_with_audio_node(&body)?;
    body.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&audio.destination())?;
    source.start_with_when(audio.current_time() + tone.at)
}

/// A soft bell that fades.
fn bell(audio: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let from = audio.current_time() + tone.at;
    let source = audio.create_oscillator()?;
    source.frequency().set_value(tone.pitch);
    let volume = audio.create_gain()?;
    let gain = volume.gain();
    gain.set_value_at_time(0.0, from)?;
    gain.linear_ramp_to_value_at_time(tone.loudness, from + 0.008)?;
    gain.exponential_ramp_to_value_at_time(0.0005, from + tone.length)?;
    source.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&audio.destination())?;
    source.start_with_when(from)?;
    source.stop_with_when(from + tone.length)
}
