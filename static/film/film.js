// Shows the film of a blow or of a pour on the tower that is drawn. Loaded when a tower is to be struck. What is drawn is
// the end from the first frame: the film lies over it by the Web Animations API, so that to end it is to drop it.
//
// The program has planned it: `src/games/trollfjord/view/tower/plan`. Here its numbers become key frames, and the effects
// that its cues ask for are added.
import { DRAWINGS, FIRST, THEN } from './effects.js';
import { swung } from './hold.js';

const EASES = [
  'linear', 'cubic-bezier(.2,.7,.3,1)', 'cubic-bezier(.5,0,.95,.6)', 'cubic-bezier(.35,0,.25,1)', 'cubic-bezier(.3,.25,.8,.85)',
  'cubic-bezier(.7,0,1,.6)',
];
const KINDS = [
  'whoosh', 'blow', 'hold', 'break', 'loosen', 'wedge', 'land', 'out', 'hop', 'nothing', 'fell', 'sweep', 'pour', 'spilled', 'swap',
  'angry',
];
// What strikes and what comes out has a side; what lands and what wedges has none.
const SIDED = new Set(['out', 'nothing', 'pour', 'sweep']);
// So many are set moving in one task: no task may take long.
const SLICE = 5;
// Only so many landings raise dust.
const DUSTY = 9;
// Nothing lasts longer than the longest film but the sign, which tells what came of it.
const LONGEST = 1800;
// Without motion what has moved fades in so fast, and the outs are counted so fast, in milliseconds.
const FADE = 160;
// So long the hammer is pulled back, unless that was done by who held it.
const PULL = 240;
const STEP = 40;
// Where no picture follows a press soon: sooner than the program waits (`src/ui/press.rs`).
const LATEST = 240;

let film = null;
// Whoever has a film to show may wait until it can be seen.
document.documentElement.dataset.films = '';
window.dispatchEvent(new Event('trollfjord-films'));

/** The numbers of the program, in its order. */
function read(numbers) {
  let at = 0;
  const next = () => numbers[(at += 1) - 1];
  const list = (make) => Array.from({ length: next() }, make);
  const plan = { push: next(), strength: next(), side: next(), end: next(), wedged: next() };
  plan.front = list(next);
  plan.cues = list(() => ({ t: next(), kind: KINDS[next()], n: next(), x: next(), y: next() }));
  plan.tracks = list(() => ({
    id: next(),
    keys: list(() => ({ t: next(), x: next(), y: next(), turn: next(), wide: next(), high: next(), ease: next(), shown: 1 })),
  }));
  return plan;
}

// A number from 0 to 1 that looks like chance and is none.
function hash(a, b) {
  const mixed = Math.imul(a, 374_761_393) + Math.imul(b, 668_265_263) >>> 0;
  const more = Math.imul(mixed ^ mixed >>> 13, 1_274_126_177);
  return ((more ^ more >>> 16) >>> 0) / 0xffffffff;
}

// A wedge that gives way breaks like any other, if it was there before.
function isAt(kind, cue, plan) {
  return cue.kind === kind || kind === 'break' && cue.kind === 'loosen' && (plan.wedged >> cue.n & 1) === 1;
}

// The tracks that the effects of a list have.
function effects(list, plan) {
  const tracks = [];
  for (const [kind, actor, shape, [count, more], base, stronger = [], chance = []] of list) {
    let landed = 0;
    for (const cue of plan.cues.filter((one) => isAt(kind, one, plan))) {
      landed += cue.kind === 'land' ? 1 : 0;
      const copies = (landed > DUSTY ? 0 : count) + more * plan.strength;
      for (let copy = 0; copy < copies; copy += 1) {
        const value = base.map((n, i) => n + (stronger[i] ?? 0) * plan.strength + (chance[i] ?? 0) * hash(copy + cue.n, i));
        tracks.push({ actor, n: cue.n, ...motion(kind, actor, shape, cue, value, plan) });
      }
    }
  }
  return tracks;
}

function motion(kind, actor, shape, cue, [start, most, x, y, dx, dy, fall, turn, lean, size, shown], plan) {
  const time = actor === 'sign' ? most : Math.min(most, Math.max(120, LONGEST - cue.t - start));
  const turned = kind === 'blow' ? plan.push : SIDED.has(kind) ? plan.side : 1;
  const own = !actor.startsWith('.') && kind !== 'blow' && !['coin', 'sign', 'bucket'].includes(actor);
  const from = own ? cue : { x: 0, y: 0 };
  const wide = actor in DRAWINGS && kind === 'blow' ? plan.push : 1;
  const keys = shape.map(([when, along, down, spin, grown, seen, ease]) => {
    const high = grown * size / 1e4;
    return {
      t: time === 0 ? plan.end * when / 100 : Math.max(0, cue.t + start + time * when / 100),
      x: from.x + turned * (x + dx * along / 100),
      y: from.y + y + dy * along / 100 + fall * down / 100,
      turn: turned * (turn * spin + lean / 100 * along) / 100,
      wide: wide * high,
      // The head of the hammer is squashed, all else keeps its shape.
      high: actor === '.tw-head' ? 1 : high,
      shown: Math.min(1, seen * shown / 1e4),
      ease,
    };
  });
  return { keys, stone: actor.startsWith('.tw-k') ? cue.n : undefined };
}

// All of a track have the same functions, or the browser would turn everything the short way round.
const transform = (key, turns = 'rotate') =>
  `translate(${key.x.toFixed(2)}px,${key.y.toFixed(2)}px) scale(${key.wide.toFixed(3)},${key.high.toFixed(3)}) ${turns}(${key.turn.toFixed(1)}deg)`;

const isPlain = ({ x, y, turn, wide, high }) => x === 0 && y === 0 && turn === 0 && wide === 1 && high === 1;

// The arguments of `Element.animate` for a track, all times multiplied by `rate`.
function frames({ actor, keys }, rate) {
  const [first, last] = [keys[0], keys.at(-1)];
  const span = last.t - first.t;
  const list = { easing: keys.map(({ ease }) => EASES[ease]), offset: keys.map(({ t }) => (t - first.t) / span) };
  // What only fades stays where it is drawn.
  if (!keys.every(isPlain)) list.transform = keys.map((key) => transform(key, actor === '.tw-sway' ? 'skewX' : undefined));
  if (keys.some(({ shown }) => shown < 1)) list.opacity = keys.map(({ shown }) => shown);
  return [list, { delay: first.t * rate, duration: span * rate, fill: 'backwards' }];
}

// The same film without motion: one cut, what has moved fades in, the sign tells what it was.
function calm(plan) {
  plan.front = [];
  plan.end = 0;
  const plain = (t, shown) => ({ t, shown, x: 0, y: 0, turn: 0, wide: 1, high: 1, ease: 0 });
  const moved = plan.tracks.filter(({ keys: [first, ...more] }) => more.at(-1).x !== first.x || more.at(-1).y !== first.y);
  plan.tracks = moved.map(({ id }) => ({ id, keys: [plain(0, 0), plain(FADE, 1)] }));
  const signs = effects(THEN.filter(([, actor]) => actor === 'sign'), plan);
  plan.effects = signs.map((sign) => ({ ...sign, keys: sign.keys.map(({ t, shown }) => plain(t - sign.keys[0].t, shown)) }));
  plan.cues = plan.cues.filter(({ kind }) => ['blow', 'out', 'nothing', 'pour', 'swap', 'angry'].includes(kind));
  const end = FADE + STEP * plan.cues.filter(({ kind }) => kind === 'out').length;
  for (const cue of plan.cues) {
    cue.t = { out: FADE / 2 + STEP * cue.n, nothing: FADE, swap: end, angry: end }[cue.kind] ?? 0;
  }
}

// The extras as elements, in the order of their tracks.
function draw(extras, tracks, sign) {
  extras.innerHTML = tracks.map(({ actor }) => `<g>${DRAWINGS[actor]}</g>`).join('');
  tracks.forEach(({ actor, n }, i) => {
    const text = extras.children[i].querySelector('text');
    if (text) text.textContent = actor === 'sign' ? sign : n;
    if (actor !== 'sign') return;
    // As wide as the words, more or less: nothing is measured.
    const half = 14 + 5 * sign.length;
    const rect = text.previousElementSibling;
    rect.setAttribute('x', -half);
    rect.setAttribute('width', 2 * half);
  });
}

const tell = (what) => window.dispatchEvent(new CustomEvent('trollfjord-sound', { detail: JSON.stringify(what) }));

/** How many halves of its time motion takes: 2, 1, or 0 for none. */
export const pace = () => Number(getComputedStyle(document.documentElement).getPropertyValue('--pace'));

/**
 * Shows a film. `numbers`: see `read`; `words`: the sign, then four lines for each exit; `start`: the time of the page's
 * animations at the press, which has passed when the script had to be loaded first.
 */
export function play([numbers, words], start) {
  const scene = document.querySelector('.tw-scene');
  if (!scene) return;
  film?.end(false);
  // A press may have ended it before it could begin; a pour is waited for by nobody.
  const plan = read(numbers);
  if (plan.cues.some(({ kind }) => kind === 'blow') && pace() > 0 && !isAwaited(scene)) return;
  const earlier = swung() && pace() > 0 ? PULL * pace() / 2 : 0;
  film = new Film(scene, plan, words.split('\n'), start - earlier);
}

// Whether the program tells the end only when the film is over. Without motion it tells it at once.
const isAwaited = (scene) => scene.closest('.moving') !== null;

class Film {
  constructor(scene, plan, [sign, ...ticks], start) {
    const halves = pace();
    this.rate = halves === 1 ? 0.5 : 1;
    Object.assign(this, { scene, plan, ticks, start, boulders: [...scene.querySelectorAll('.tw-boulder')] });
    this.extras = scene.querySelector('.tw-extras');
    if (halves === 0) calm(plan);
    const first = halves === 0 ? [] : effects(FIRST, plan);
    const then = plan.effects ?? effects(THEN, plan);
    const drawn = then.filter(({ actor }) => actor in DRAWINGS);
    draw(this.extras, drawn, sign);
    drawn.forEach((track, i) => { track.node = this.extras.children[i]; });
    this.tracks = [...first, ...plan.tracks, ...then];
    this.begun = 0;
    tell({ cues: plan.cues.map(({ t, kind, n, x }) => [
      Math.max(0, Math.round(t * this.rate - this.since())), kind === 'loosen' ? 'break' : kind, kind === 'land' ? Math.floor(n / 11) : n, Number((x / 246).toFixed(2)),
    ]) });
    this.setUp();
    this.goOn(first.length);
    this.count();
    const over = this.tracks.reduce((end, { keys }) => Math.max(end, keys.at(-1).t), plan.end) * this.rate;
    this.timers = [setTimeout(() => this.end(false), over - this.since())];
    this.pressed = () => this.stop();
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, this.pressed, true);
  }

  // How long ago it began.
  since() {
    return document.timeline.currentTime - this.start;
  }

  // Those that leave run before the others, and everything is where it was until it is set moving.
  setUp() {
    for (const id of this.plan.front) this.boulders[id].parentNode.append(this.boulders[id]);
    for (const { id, keys: [first] } of this.plan.tracks) {
      if (!isPlain(first)) this.boulders[id].style.transform = transform(first);
    }
  }

  // Sets some more tracks moving: the hammer and the keystones at once, the others soon.
  goOn(least) {
    if (this.ended || this.stopping) return;
    const next = Math.min(this.tracks.length, this.begun + Math.max(least, SLICE));
    for (const track of this.tracks.slice(this.begun, next)) this.move(track);
    this.begun = next;
    if (next < this.tracks.length) setTimeout(() => this.goOn(0), 0);
  }

  move(track) {
    const { actor, id, node, stone } = track;
    const nodes = id !== undefined ? [this.boulders[id]] : node ? [node]
      : this.scene.querySelectorAll(stone === undefined ? actor : `.tw-k${stone} ${actor}`);
    const args = frames(track, this.rate);
    for (const one of nodes) {
      one.animate(...args).startTime = this.start;
      if (id !== undefined) putDown(one);
    }
  }

  // The numbers of the panel go with what falls.
  count() {
    const stage = this.scene.closest('.tw-stage');
    if (!stage || this.ticks.length === 0 || !isAwaited(this.scene)) return;
    const outs = this.plan.cues.filter(({ kind }) => kind === 'out');
    const total = stage.querySelector('.tw-out b');
    const before = Number(total.textContent);
    outs.forEach(({ t }, i) => {
      const [color, strain, words, all] = this.ticks.slice(4 * i, 4 * i + 4);
      const row = stage.querySelector(`.tw-tally.tw-${color}`);
      this.ticking = [...this.ticking ?? [], setTimeout(() => {
        // What the program drew is changed, not replaced: it goes on with it.
        total.firstChild.nodeValue = before + i + 1;
        const number = row.querySelector('b').firstChild;
        number.nodeValue = Number(number.nodeValue) + 1;
        row.className = `tw-tally tw-${color} ${strain}`;
        row.querySelector('em').firstChild.nodeValue = words;
        const pip = row.querySelector('.tw-pip:not(.tw-full,.tw-too-many)');
        if (pip) pip.className = pip.matches('.tw-past') ? 'tw-pip tw-too-many' : 'tw-pip tw-full';
        stage.querySelector('.tw-grid').className = `tw-grid ${all}`;
      }, t * this.rate - this.since())];
    });
  }

  // A press is answered before the film is taken away, which is much work; but the program draws no sooner than that is
  // done: it waits in the same way, and asks later.
  stop() {
    if (this.stopping) return;
    this.stopping = true;
    tell({ hush: 1 });
    this.extras.innerHTML = '';
    const end = () => this.end(true);
    requestAnimationFrame(() => setTimeout(end));
    this.timers.push(setTimeout(end, LATEST));
  }

  // Everything is as it is drawn.
  end(pressed) {
    if (this.ended) return;
    this.ended = true;
    [...this.timers, ...this.ticking ?? []].forEach(clearTimeout);
    for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, this.pressed, true);
    this.boulders.forEach(putDown);
    // Those that ran before the others go back to where they are drawn, the last first. The others stay: whatever is put
    // in anew the browser lays out anew.
    for (const id of [...this.plan.front].sort((a, b) => b - a)) {
      this.boulders[id].parentNode?.insertBefore(this.boulders[id], this.boulders[id + 1] ?? null);
    }
    if (pressed) {
      document.getAnimations().forEach((motion) => {
        // What has no end goes on.
        if (motion.effect.getComputedTiming().endTime !== Infinity) motion.finish();
      });
    }
    this.extras.innerHTML = '';
  }
}

// The boulder is where it is drawn, or where its track has it.
function putDown(node) {
  // Asking makes the browser write the attribute, which it would leave behind empty otherwise.
  if (node.getAttribute('style') !== null) node.removeAttribute('style');
}
