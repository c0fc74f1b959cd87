// Watches an embedded game for the page that embeds it, and does what that page may ask for. The game knows nothing of it:
// what it keeps, its address and what it shows are looked at. Loaded when somebody takes the poster's way in.
import { hide, show } from './heed.js';
import { GAME } from './room.js';
import { leftOut } from './wishes.js';

const root = document.documentElement;
const find = (selector) => document.querySelector(selector);

// The height at which a frame of this width shows everything a decision needs: that of the layouts in docs/embed.md.
const HEIGHTS = [[480, 640], [900, 480], [1200, 720], [Infinity, 860]];

/** A game as the page keeps it: how many play, and their decisions. */
function parse(text) {
  const record = /^record [^;]*; ([234])[^;]*; [^;]*;(.*)$/m.exec(text ?? '');
  if (!record) return null;
  const moves = record[2].split(' ').filter((word) => word !== '' && !word.startsWith('~'));
  return { text, players: Number(record[1]), moves };
}

// What is shown: the first of these that is there.
const PHASES = [
  ['broken', '#rescue:not([hidden])'], ['question', '#annex .arrival'], ['replay', '#annex .replay'],
  ['over', '#app main.over'], ['game', '#app .app'], ['start', '#app .start'],
];
const phase = () => PHASES.find(([, selector]) => find(selector))?.[0] ?? 'loading';

/** Watches; returns what is to be told of every game that is kept. */
export function watch(host, room) {
  let kept = parse(room.getItem(GAME));
  let replayed = null; // what the replay shows
  let told = ''; // the last state
  let ended = null; // the game whose end was told
  const current = (now) => (now === 'replay' ? replayed : kept);

  // The address of the page holds the game and perhaps the names that were typed: these stay here.
  const address = () => /^#([0-9A-Za-z]+)(?:-(\d+))?/.exec(window.location.hash) ?? [];

  // The replay is wound by its slider.
  const slider = () => find('#annex .replay .scrub');

  function state() {
    const now = phase();
    const game = now === 'start' || now === 'question' || now === 'loading' ? null : current(now);
    const at = now === 'replay' ? Number(slider()?.value) : null;
    return { phase: now, players: game?.players ?? null, decisions: game?.moves.length ?? null, at, over: now === 'over' };
  }

  function tell() {
    const now = state();
    const text = JSON.stringify(now);
    if (text === told) return;
    told = text;
    host.post('state', now);
    if (now.phase === 'over' && ended !== kept?.text) {
      ended = kept?.text;
      host.post('gameover', { scores: scores() });
    }
    if (now.phase === 'broken') host.post('error', { code: 'broken', of: null });
  }

  // Best first, as the score sheet has them.
  function scores() {
    const seats = ['p-star', 'p-leaf', 'p-moon', 'p-fish'];
    const heads = [...document.querySelectorAll('.score .tbl thead th')];
    const totals = [...document.querySelectorAll('.score .tbl .tot td')];
    return heads.map((head, at) => ({
      seat: seats.findIndex((name) => head.classList.contains(name)) + 1, total: Number(totals[at]?.textContent),
    }));
  }

  function game(text) {
    const [before, now] = [kept, parse(text)];
    if (!now || now.text === before?.text) return;
    kept = now;
    // The address follows what is kept.
    queueMicrotask(() => {
      const goesOn = before && now.moves.length > before.moves.length && before.moves.every((move, at) => now.moves[at] === move);
      if (goesOn) {
        now.moves.slice(before.moves.length).forEach((move, at) => host.post('move', { n: before.moves.length + at + 1, move }));
      }
      tell();
    });
  }

  const refuse = (of, code) => host.post('error', { code, of });

  // What the host may ask for. Nothing of it takes a game away: another one is asked about in the frame.
  const answers = {
    load({ link }) {
      if (['loading', 'question', 'broken'].includes(phase())) return refuse('load', 'busy');
      return window.location.replace(`#${link}`);
    },
    goto({ step }) {
      const now = phase();
      const shown = current(now);
      const lies = find('dialog[open]:not(.annex-page)');
      if (!['game', 'over', 'replay'].includes(now) || lies) return refuse('goto', 'busy');
      if (!shown || shown.moves.length === 0) return refuse('goto', 'nothing');
      if (step > shown.moves.length) return refuse('goto', 'step');
      const wound = slider();
      if (wound) {
        wound.value = step;
        wound.dispatchEvent(new InputEvent('input', { bubbles: true }));
        return undefined;
      }
      window.dispatchEvent(new CustomEvent('trollfjord-annex', { detail: `replay ${step}\n${shown.text}` }));
      return undefined;
    },
    set({ theme, lang, show: parts, sound, motion }) {
      if (theme) show(theme);
      if (lang) root.lang = lang;
      if (parts) hide(leftOut(parts.join(',') || 'min'));
      if (sound === undefined && motion === undefined) return;
      const lines = [motion && `motion ${motion}`, sound !== undefined && `sound ${sound ? 'on' : 'off'}`].filter(Boolean);
      const detail = `${root.dataset.settings ?? ''}\n${lines.join('\n')}\n`;
      window.dispatchEvent(new CustomEvent('trollfjord-settings', { detail }));
    },
    // The link holds the seed, and with it every blow to come: it is told to those who ask for it alone.
    request() {
      host.post('state', { ...state(), link: address()[1] ?? '' });
    },
  };
  host.listen((message) => answers[message.type](message));

  window.addEventListener('trollfjord-annex', ({ detail }) => {
    if (detail.startsWith('replay ')) replayed = parse(detail);
  });
  window.addEventListener('trollfjord-hands', ({ detail: [deed] }) => {
    if (['copy', 'send'].includes(deed)) host.post('share', { link: address()[1] ?? '', at: address()[2] ? Number(address()[2]) : null });
  });
  const looks = new MutationObserver(tell);
  for (const id of ['app', 'annex']) looks.observe(document.getElementById(id), { childList: true, characterData: true, attributes: true, attributeFilter: ['value', 'aria-valuetext'], subtree: true });
  looks.observe(document.getElementById('rescue'), { attributes: true, attributeFilter: ['hidden'] });
  sized(host);
  wayBack();
  tell();
  return game;
}

// How high the frame would have to be: told when its width changes, so that no height leads to another one.
function sized(host) {
  let width = 0;
  const look = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    host.post('resize', { height: HEIGHTS.find(([below]) => width < below)[1] });
  };
  window.addEventListener('resize', look);
  look();
}

function wayBack() {
  // Where Escape has nothing else to do, it leads back to the page around.
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Escape' || event.defaultPrevented || find('dialog[open], .moment, [data-key="clear"]:not([hidden])')) return;
    if (window.parent !== window) window.parent.focus();
  });
}
