// The demo of the embedded game: what a page has to do that embeds it, and nothing besides.
const GAME = new URL('../', import.meta.url);
const LINK = 'T023flTrJAFt3k5V7ZBeGSr';

// The ways to embed it: a caption, the parameters, the link, and the sandbox if there is one.
const ALL = [
  ['A new game', { id: 'demo-new', title: 'A game for you' }, ''],
  ['A game at a moment, dark, without log and step guide', { id: 'demo-link', theme: 'dark', ui: 'logo,sound', at: '2' }, LINK],
  ['In a sandbox that allows scripts alone', { id: 'demo-sandbox' }, '', 'allow-scripts'],
  ['In a sandbox, with a game', { id: 'demo-sandbox-link' }, LINK, 'allow-scripts'],
];
const SIZES = ['320x480', '400x400', '600x400', '900x600'];
const sets = {
  ten: () => Array.from({ length: 10 }, (_, n) => [`Poster ${n + 1}`, { id: `ten-${n + 1}` }, n % 2 === 0 ? '' : LINK, null, '400x400']),
  sizes: () => SIZES.map((size) => [size, { id: `size-${size}` }, '', null, size]),
  all: () => ALL.map(([caption, wishes, link, sandbox]) => [caption, wishes, link, sandbox, 'wide']),
};

function frame([caption, wishes, link, sandbox, size]) {
  const figure = document.createElement('figure');
  figure.className = `s-${size}`;
  const title = document.createElement('figcaption');
  title.textContent = caption;
  const made = document.createElement('iframe');
  made.title = caption;
  made.name = wishes.id;
  made.allow = 'clipboard-write';
  if (sandbox) made.setAttribute('sandbox', sandbox);
  const url = new URL(GAME);
  url.search = new URLSearchParams({ embed: '1', ...wishes });
  url.hash = link;
  made.src = url.href;
  figure.append(title, made);
  return figure;
}

const frames = document.getElementById('frames');
const heard = document.getElementById('heard');
const chosen = document.getElementById('frame');

// Listening before the frames load: the first message comes with the poster.
window.addEventListener('message', ({ source, data }) => {
  const from = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
  if (!from || data?.trollfjord !== 1) return;
  if (data.type === 'resize' && from.closest('.s-wide')) from.style.setProperty('height', `${Math.min(Math.max(data.height, 400), 900)}px`);
  const line = document.createElement('li');
  line.dataset.from = from.name;
  line.dataset.message = JSON.stringify(data);
  line.textContent = `${from.name}: ${line.dataset.message}`;
  heard.append(line);
  heard.scrollTop = heard.scrollHeight;
});

const show = new URLSearchParams(window.location.search).get('show');
frames.append(...(sets[show] ?? sets.all)().map(frame));
for (const each of document.querySelectorAll('iframe')) chosen.append(new Option(each.title, each.name));

for (const button of document.querySelectorAll('[data-send]')) {
  button.addEventListener('click', () => {
    const to = [...document.querySelectorAll('iframe')].find((each) => each.name === chosen.value);
    // A frame in a sandbox has no origin of its own that could be named here.
    const origin = to.hasAttribute('sandbox') ? '*' : GAME.origin;
    to.contentWindow.postMessage({ trollfjord: 1, ...JSON.parse(button.dataset.send) }, origin);
  });
}
