// Plays what the game sounds like. Loaded when there is something to be heard for the first time; until then, and where
// there is no Web Audio, the game is silent and nothing misses it: every cue is seen as well.
import { RECIPES, SHAKES, Voice } from './recipes.js';

let table = null; // context, master gain, and the gain of ambience
let level = { effects: 0, ambience: 0 };
let bus = null; // what the last list of cues sounds through: a press that ends the motion ends its sound
const shakes = []; // what the phone is still to shake for
let drone = null;
let wanted = 0;

/** A drone, soft, or at the limit with a heart that beats in it; stops with the function that is given back. */
export function hum(context, out, loud) {
  const at = context.currentTime;
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.gain.setTargetAtTime(loud ? 0.15 : 0.07, at, 0.4);
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = loud ? 230 : 170;
  filter.Q.value = 2;
  filter.connect(gain).connect(out);
  const sources = [[55, 'sawtooth'], [55.5, 'sawtooth'], [82.6, 'triangle']].map(([pitch, type]) => {
    const tone = context.createOscillator();
    tone.type = type;
    tone.frequency.value = pitch;
    tone.connect(filter);
    return tone;
  });
  if (loud) sources.push(...heart(context, gain));
  for (const source of sources) source.start(at);
  return () => {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(0, context.currentTime, 0.25);
    for (const source of sources) source.stop(context.currentTime + 1.6);
  };
}

// Two beats in 1.8 seconds, again and again: a loop that is not heard itself, but lets a low tone through.
function heart(context, out) {
  const beats = context.createBuffer(1, Math.floor(context.sampleRate * 1.8), context.sampleRate);
  const data = beats.getChannelData(0);
  const beat = (x) => (x < 0 ? 0 : Math.exp(-16 * x) * Math.min(1, 120 * x));
  for (let i = 0; i < data.length; i += 1) {
    const time = i / context.sampleRate;
    data[i] = 1.5 * (beat(time) + 0.7 * beat(time - 0.28));
  }
  const loop = context.createBufferSource();
  loop.buffer = beats;
  loop.loop = true;
  const gate = context.createGain();
  gate.gain.value = 0;
  loop.connect(gate.gain);
  const tone = context.createOscillator();
  tone.frequency.value = 52;
  tone.connect(gate).connect(out);
  return [loop, tone];
}

// The context, made at the first sound after a tap: before that a browser would refuse it.
function open() {
  if (table) return table;
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return null;
  const context = new Context();
  const squeeze = context.createDynamicsCompressor();
  squeeze.threshold.value = -16;
  squeeze.ratio.value = 4;
  squeeze.release.value = 0.16;
  const master = context.createGain();
  const ambience = context.createGain();
  master.connect(squeeze);
  ambience.connect(squeeze);
  squeeze.connect(context.destination);
  table = { context, master, ambience };
  return table;
}

// How loud, from 0 to 10 each.
function set(next) {
  level = { ...level, ...next };
  if (table) {
    table.master.gain.value = 0.75 * (level.effects / 10) ** 1.5;
    table.ambience.gain.value = 0.75 * (level.ambience / 10) ** 1.5;
  }
  settle();
}

// The drone is there when it is wanted and may be heard.
function settle() {
  const now = level.ambience > 0 ? wanted : 0;
  if ((drone?.now ?? 0) === now) return;
  drone?.stop();
  const to = now > 0 && open();
  drone = to ? { now, stop: hum(to.context, to.ambience, now > 1) } : null;
}

// Cues as [milliseconds from now, name, number, side from -1 to 1].
function play(cues) {
  hush();
  const to = level.effects > 0 && cues.length > 0 && open();
  if (!to) return;
  const { context, master } = to;
  if (context.state === 'suspended') context.resume();
  bus = context.createGain();
  bus.connect(master);
  const voice = new Voice(context, bus);
  for (const [ms, name, number = 0, side = 0] of cues) {
    const recipe = RECIPES[name];
    if (!recipe) continue;
    voice.pan = Math.max(-0.6, Math.min(0.6, side));
    recipe[1](voice, context.currentTime + 0.005 + ms / 1000, number);
    const shake = SHAKES[name]?.[number] ?? SHAKES[name]?.[0];
    if (shake) shakes.push(setTimeout(() => navigator.vibrate?.(shake), ms));
  }
}

// Fades within a blink, so that nothing clicks.
function hush() {
  shakes.splice(0).forEach(clearTimeout);
  if (!bus) return;
  const { gain } = bus;
  gain.cancelScheduledValues(table.context.currentTime);
  gain.setTargetAtTime(0, table.context.currentTime, 0.012);
  const old = bus;
  setTimeout(() => old.disconnect(), 120);
  bus = null;
}

/** What the game asks for: `{ cues }`, `{ hush }`, `{ drone: 0 | 1 | 2 }`, `{ effects, ambience }`. */
export function hear(asked) {
  if (asked.effects !== undefined || asked.ambience !== undefined) {
    const { effects = level.effects, ambience = level.ambience } = asked;
    open();
    set({ effects, ambience });
  }
  if (asked.drone !== undefined) {
    wanted = asked.drone;
    settle();
  }
  if (asked.hush) hush();
  if (asked.cues) play(asked.cues);
}

/** One cue by itself into so many samples, without a loudspeaker: for tests. */
export async function render(name, number, seconds = 1.6, rate = 22_050) {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  if (name === 'drone') hum(context, context.destination, number > 1);
  else RECIPES[name][1](new Voice(context, context.destination), 0.01, number);
  const sound = await context.startRendering();
  return sound.getChannelData(0);
}

export { RECIPES };
