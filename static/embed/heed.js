// Heeds what an address asks for, before the program is loaded. A page of its own goes on at once; an embedded one shows a
// poster and waits for a tap. See docs/embed.md.
import { style } from '../shared/files.js';
import { Host, embedder } from './host.js';
import { poster } from './poster.js';
import { GAME, Room, asked, move, startOf, storage } from './room.js';
import { isSound, leftOut, momentOf, plain, wishes } from './wishes.js';

const root = document.documentElement;

/** Shows a theme without keeping it: somebody else chose it. */
export function show(theme) {
  window.dispatchEvent(new CustomEvent('trollfjord-theme', { detail: theme }));
}

/** Leaves parts of the page out. */
export function hide(parts) {
  root.dataset.hide = parts.join(' ');
}

// A page in a sandbox may not.
function rewrite(address) {
  try {
    window.history.replaceState(null, '', address);
  } catch (error) {
    console.warn(error);
  }
}

/** Writes a game and a moment behind the `#`, where the program looks for them. */
function enter(link, at) {
  const [payload, ...names] = link.split('/');
  const text = [at === null ? payload : `${payload}-${at}`, ...names].join('/');
  if (window.location.hash.slice(1) === text) return;
  rewrite(text === '' ? window.location.pathname + window.location.search : `#${text}`);
}

// A sandbox stops a form before the page hears of it.
function helped() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest('button[type=submit]');
    if (!button?.form) return;
    event.preventDefault();
    button.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });
}

/** Resolves when the program is to be loaded. */
export async function heed() {
  const wish = wishes(window.location.search, window.location.hash);
  if (wish.lang) root.lang = wish.lang;
  root.dataset.page ??= plain(window.location.href);
  if (window.parent !== window) helped();
  if (wish.embed) return embed(wish);
  const values = asked(wish);
  if (values.size > 0) move(new Room(storage(), '', values));
  if (wish.theme) show(wish.theme);
  return enter(wish.link, wish.at);
}

// The room that this game has had is found again when the frame is loaded anew, though another game stands in its address.
function remember(start) {
  const id = /^trollfjord\.embed\.(.*)\/$/.exec(start)[1];
  const url = new URL(window.location.href);
  if (url.searchParams.get('id') === id) return;
  url.searchParams.set('id', id);
  rewrite(url.href);
}

async function embed(wish) {
  root.dataset.embed = '';
  if (wish.hide.length > 0) hide(wish.hide);
  const host = new Host(wish);
  const start = startOf(wish, embedder());
  remember(start);
  const heard = { game() {} };
  const room = move(new Room(storage(), start, asked(wish), (text) => heard.game(text)));
  if (wish.theme) show(wish.theme);
  await style('embed/embed.css');
  root.hidden = false;
  const given = { link: wish.link, at: wish.at };
  const way = await idle(wish, given, host, room);
  enter(...(way === 'kept' ? ['', null] : [given.link, given.at]));
  const { watch } = await import('./watch.js');
  heard.game = watch(host, room);
}

// The poster, until somebody goes in. What the host asks for meanwhile is what will be opened.
async function idle(wish, given, host, room) {
  const draw = () => poster({
    lang: wish.lang, title: wish.title, page: root.dataset.page + (given.link && `#${given.link}`),
    isKept: room.getItem(GAME) !== null, isGiven: given.link !== '',
  });
  const state = () => ({ phase: 'poster', players: null, decisions: null, at: given.at, over: false });
  return new Promise((resolve, reject) => {
    let waits = true;
    const redraw = () => draw().then((way) => {
      waits = false;
      resolve(way);
    }, reject);
    host.listen((message) => {
      if (!waits) return;
      if (message.type === 'set') {
        if (message.theme) show(message.theme);
        if (message.show) hide(leftOut(message.show.join(',') || 'min'));
      } else if (message.type === 'load') {
        const [link, at] = message.link.split('-');
        Object.assign(given, { link, at: momentOf(at) });
        redraw();
      } else if (message.type === 'goto' && isSound(given.link.split(/[-/]/)[0])) {
        given.link = given.link.replace(/-\d+/, '');
        given.at = message.step;
      } else if (message.type === 'goto') {
        host.post('error', { code: 'nothing', of: 'goto' });
        return;
      }
      host.post('state', message.type === 'request' ? { ...state(), link: given.link.split(/[-/]/)[0] } : state());
    });
    redraw();
    host.post('ready', { version: 1, languages: ['en'] });
    host.post('state', state());
  });
}
