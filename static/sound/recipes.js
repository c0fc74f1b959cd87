// What each thing sounds like: a few tones and some noise each, made when it is heard. No recorded sound.
//
// A recipe gets a `Voice`, the time of the context in seconds, and a number that says which: the strength of a blow, the
// color of a boulder, the count of those that are out, a seat, a row.

/** Tones and noise on one context, into one node. */
export class Voice {
  constructor(context, out) {
    Object.assign(this, { context, out, pan: 0 });
    this.hiss = context.createBuffer(1, Math.floor(context.sampleRate * 1.2), context.sampleRate);
    const data = this.hiss.getChannelData(0);
    // The same noise every time: a recipe is tested by what it gives.
    let state = 12_345;
    for (let i = 0; i < data.length; i += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      data[i] = state / 0x3fffffff - 1;
    }
  }

  /** Rises to `level` and dies away. */
  swell(at, lasts, level, attack) {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + Math.max(lasts, attack + 0.01));
    const pan = this.context.createStereoPanner();
    pan.pan.value = this.pan;
    gain.connect(pan).connect(this.out);
    return gain;
  }

  /** A tone from one pitch to another, in hertz. */
  tone(at, type, from, to, lasts, level, attack = 0.002) {
    const tone = this.context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + lasts);
    tone.connect(this.swell(at, lasts, level, attack));
    tone.start(at);
    tone.stop(at + lasts + 0.02);
  }

  /** Noise through a filter that moves from one pitch to another. */
  noise(at, lasts, level, type, from, to, q = 1, attack = 0.001) {
    const source = this.context.createBufferSource();
    source.buffer = this.hiss;
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(Math.max(30, to), at + lasts);
    source.connect(filter).connect(this.swell(at, lasts, level, attack));
    source.start(at, 0, lasts + 0.02);
  }
}

// Half tones over the first for the boulders that are out: five steps an octave, so that nothing sounds wrong.
const STEPS = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28, 31];

/** Recipes by the names of the cues, each with the numbers it knows. */
export const RECIPES = {
  // --- the tower ---
  whoosh: [[0], (v, t) => v.noise(t, 0.16, 0.16, 'bandpass', 300, 1500, 1.2, 0.09)],
  // Soft, firm, hard.
  blow: [[0, 1, 2], (v, t, strength) => {
    const [pitch, level, lasts] = [[196, 0.42, 0.1], [162, 0.62, 0.15], [128, 0.85, 0.24]][strength];
    v.tone(t, 'sine', pitch * 1.35, pitch * 0.82, lasts, level);
    v.tone(t, 'triangle', pitch * 2.42, pitch * 2.1, lasts * 0.55, level * 0.34);
    v.tone(t, 'sine', pitch * 4.1, pitch * 3.8, lasts * 0.3, level * 0.2);
    v.noise(t, lasts * 0.5, level * 0.5, 'lowpass', [900, 1500, 2600][strength], 300, 0.8);
    if (strength > 0) v.tone(t, 'sine', 86, 44, 0.16 + 0.1 * strength, 0.34 * strength);
    if (strength > 1) v.noise(t + 0.02, 0.34, 0.14, 'lowpass', 420, 120, 0.7);
  }],
  // White, red, yellow, blue.
  land: [[0, 1, 2, 3], (v, t, color) => {
    const pitch = [560, 640, 860, 730][color];
    v.tone(t, 'triangle', pitch, pitch * 0.86, 0.05, 0.12);
    v.tone(t, 'sine', pitch * 2.7, pitch * 2.5, 0.024, 0.06);
    v.noise(t, 0.022, 0.08, 'bandpass', 3200, 2200, 1.4);
  }],
  // How many are out.
  out: [[1, 2, 3, 5, 9, 14], (v, t, count) => {
    const pitch = 330 * 2 ** (STEPS[Math.min(count, STEPS.length) - 1] / 12);
    v.tone(t, 'sine', pitch, pitch * 0.97, 0.16, 0.26);
    v.tone(t, 'triangle', pitch * 2.01, pitch * 1.96, 0.07, 0.12);
    v.tone(t, 'sine', pitch * 3.9, pitch * 3.7, 0.03, 0.08);
    v.noise(t, 0.03, 0.16, 'bandpass', 1800, 900);
  }],
  hold: [[0], (v, t) => {
    v.tone(t, 'sine', 118, 84, 0.13, 0.34);
    v.noise(t, 0.09, 0.2, 'lowpass', 330, 140, 0.8);
  }],
  break: [[0], (v, t) => {
    for (const [after, level] of [[0, 1], [0.034, 0.6], [0.061, 0.8], [0.11, 0.35]]) {
      v.noise(t + after, 0.05, 0.3 * level, 'highpass', 1700, 900, 0.7);
    }
    v.tone(t, 'sawtooth', 210, 52, 0.24, 0.16);
    v.tone(t + 0.03, 'sine', 72, 40, 0.4, 0.42);
    v.noise(t + 0.05, 0.6, 0.16, 'lowpass', 800, 160, 0.6);
  }],
  wedge: [[0], (v, t) => {
    v.tone(t, 'sine', 150, 96, 0.1, 0.3);
    v.tone(t, 'triangle', 388, 330, 0.05, 0.12);
    v.noise(t, 0.06, 0.16, 'bandpass', 700, 400, 2);
  }],
  hop: [[0], (v, t) => v.tone(t, 'sine', 420, 980, 0.16, 0.07)],
  nothing: [[0], (v, t) => {
    for (const [after, pitch, level] of [[0, 168, 0.42], [0.17, 140, 0.18]]) {
      v.tone(t + after, 'sine', pitch, pitch * 0.7, 0.42, level, 0.004);
      v.noise(t + after, 0.3, level * 0.7, 'bandpass', pitch * 1.27, pitch * 1.13, 13);
    }
  }],
  swap: [[0], (v, t) => {
    v.noise(t, 0.22, 0.12, 'bandpass', 500, 1400, 1, 0.1);
    v.tone(t + 0.2, 'triangle', 294, 290, 0.09, 0.16);
    v.tone(t + 0.3, 'triangle', 392, 388, 0.12, 0.16);
  }],
  angry: [[0], (v, t) => {
    const { context } = v;
    const gain = v.swell(t, 1.15, 0.26, 0.16);
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.Q.value = 5;
    filter.frequency.setValueAtTime(240, t);
    filter.frequency.linearRampToValueAtTime(620, t + 0.28);
    filter.frequency.linearRampToValueAtTime(170, t + 1.05);
    const tremble = context.createOscillator();
    tremble.frequency.setValueAtTime(27, t);
    tremble.frequency.linearRampToValueAtTime(15, t + 1);
    const depth = context.createGain();
    depth.gain.value = 0.12;
    tremble.connect(depth).connect(gain.gain);
    for (const [from, to] of [[74, 46], [75.6, 44.5]]) {
      const growl = context.createOscillator();
      growl.type = 'sawtooth';
      growl.frequency.setValueAtTime(from, t);
      growl.frequency.exponentialRampToValueAtTime(to, t + 1);
      growl.connect(filter);
      growl.start(t);
      growl.stop(t + 1.15);
    }
    filter.connect(gain);
    tremble.start(t);
    tremble.stop(t + 1.15);
    v.noise(t + 0.1, 1.1, 0.22, 'lowpass', 260, 90, 0.7, 0.2);
  }],
  pour: [[0], (v, t) => v.noise(t, 0.9, 0.55, 'lowpass', 700, 300, 0.6, 0.2)],
  // --- the table ---
  pick: [[0], (v, t) => v.tone(t, 'triangle', 640, 600, 0.04, 0.16)],
  confirm: [[0], (v, t) => {
    v.tone(t, 'triangle', 520, 500, 0.04, 0.16);
    v.tone(t + 0.07, 'triangle', 690, 660, 0.05, 0.16);
  }],
  cancel: [[0], (v, t) => v.tone(t, 'triangle', 300, 250, 0.08, 0.18)],
  // A plank creaks: the outer row, the inner row.
  step: [[0, 1], (v, t, row) => {
    const pitch = [148, 196][row];
    v.tone(t, 'sawtooth', pitch, pitch * 1.3, 0.09, 0.05, 0.03);
    v.tone(t + 0.1, 'sine', pitch * 0.8, pitch * 0.6, 0.09, 0.3);
    v.noise(t + 0.1, 0.05, 0.12, 'lowpass', 500, 200);
  }],
  // One voice for each seat.
  place: [[0, 1, 2, 3], (v, t, seat) => {
    const pitch = [96, 118, 142, 80][seat];
    v.tone(t, 'sawtooth', pitch, pitch * 0.8, 0.11, 0.12, 0.02);
    v.tone(t, 'square', pitch * 2.02, pitch * 1.5, 0.08, 0.05, 0.02);
    v.noise(t + 0.02, 0.05, 0.1, 'lowpass', 400, 160);
  }],
  wander: [[0], (v, t) => {
    for (let i = 0; i < 4; i += 1) v.noise(t + 0.08 * i, 0.05, 0.7, 'bandpass', 420 + 90 * (i % 2), 260, 2);
  }],
  tailwind: [[0], (v, t) => v.noise(t, 0.5, 0.2, 'bandpass', 340, 900, 2, 0.24)],
  treasure: [[0], (v, t) => {
    [0, 4, 7, 12].forEach((step, i) => v.tone(t + 0.07 * i, 'triangle', 660 * 2 ** (step / 12), 650 * 2 ** (step / 12), 0.16, 0.14));
  }],
  crown: [[0], (v, t) => {
    for (const [after, pitch] of [[0, 262], [0.14, 392]]) {
      v.tone(t + after, 'sawtooth', pitch, pitch, 0.3, 0.07, 0.04);
      v.tone(t + after, 'sine', pitch, pitch, 0.3, 0.16, 0.04);
    }
  }],
  gift: [[0], (v, t) => {
    for (let i = 0; i < 3; i += 1) v.noise(t + 0.09 * i, 0.08, 0.16, 'highpass', 2400, 1500 + 500 * i, 0.7, 0.02);
  }],
  turn: [[0], (v, t) => {
    v.tone(t, 'triangle', 294, 294, 0.18, 0.14, 0.03);
    v.tone(t + 0.16, 'triangle', 440, 440, 0.28, 0.14, 0.03);
  }],
  end: [[0], (v, t) => {
    [262, 330, 392, 523, 392, 523].forEach((pitch, i) => {
      v.tone(t + 0.14 * i, 'sawtooth', pitch, pitch, 0.3, 0.06, 0.03);
      v.tone(t + 0.14 * i, 'sine', pitch, pitch, 0.34, 0.14, 0.03);
    });
  }],
};

/** How long a phone shakes for a cue, in milliseconds: by its number where there are several. */
export const SHAKES = { blow: [20, 30, 45], angry: [120], nothing: [10], treasure: [15], crown: [15], gift: [15], pick: [8], confirm: [8], turn: [30], end: [30] };
