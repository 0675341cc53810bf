// The sounds of the board, made on the spot: no files to load.

let audio;

/** A short knock: noise that fades, through a filter that gives it its body. */
function knock({ at = 0, pitch, length, loudness }) {
  const from = audio.currentTime + at;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 6;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const body = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2.2 });
  const volume = new GainNode(audio, { gain: loudness });
  source.connect(body).connect(volume).connect(audio.destination);
  source.start(from);
}

/** A soft bell that fades. */
function bell({ at = 0, pitch, length, loudness }) {
  const from = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0005, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}

const stone = (at = 0) => {
  knock({ at, pitch: 1900, length: 0.05, loudness: 0.9 });
  knock({ at, pitch: 420, length: 0.09, loudness: 0.7 });
};

const SOUNDS = {
  stone: () => stone(),
  capture: () => {
    stone();
    knock({ at: 0.09, pitch: 900, length: 0.06, loudness: 0.5 });
    knock({ at: 0.15, pitch: 700, length: 0.06, loudness: 0.4 });
  },
  score: () => {
    stone();
    bell({ at: 0.06, pitch: 660, length: 0.5, loudness: 0.12 });
    bell({ at: 0.14, pitch: 880, length: 0.6, loudness: 0.1 });
  },
  end: () => {
    stone();
    [392, 494, 587].forEach((pitch, i) => bell({ at: 0.08 + i * 0.12, pitch, length: 0.9, loudness: 0.12 }));
  },
};

/** Plays the sound of this name; browsers let nothing be heard before the player has touched the page. */
export function play(name) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  SOUNDS[name]?.();
}
