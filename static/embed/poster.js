// The poster of an embedded game: the board as a picture, a title, and the ways in. It is drawn without the program, which
// is loaded when somebody takes one of them.

import { answer, picture } from '../shared/files.js';

// A language file of plain messages; the program reads the others, which say more.
async function read(lang) {
  const lines = (await (await answer(`embed/${lang}/poster.ftl`)).text()).split('\n').map((line) => /^([a-z-]+) = (.*)$/.exec(line));
  return new Map(lines.filter(Boolean).map(([, id, text]) => [id, text]));
}

function element(name, { text, ...attributes } = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

/**
 * Draws the poster in the place of the shell and resolves to how somebody goes in: `kept` for the game that is kept here,
 * `given` for what the address holds. `isKept`, `isGiven`: whether there is such a game; `page`: the address of this page
 * without what was asked of it.
 */
export async function poster({ lang, title, page, isKept, isGiven }) {
  const words = await read(lang ?? 'en');
  const say = (id) => words.get(id) ?? id;
  const ways = [];
  if (isKept) ways.push(['kept', say('poster-go-on')]);
  if (isGiven || !isKept) ways.push(['given', isKept ? say('poster-anew') : say(isGiven ? 'poster-open' : 'poster-play')]);
  const buttons = ways.map(([way, text], at) => element('button', { type: 'button', class: at > 0 ? 'poster-other' : 'poster-go', 'data-way': way, text }));
  const status = element('p', { class: 'poster-status', role: 'status' });
  // A page that nobody else can open has no way to it.
  const elsewhere = page.startsWith('#') || page === '' ? [] : [
    element('a', { class: 'poster-page', href: page, target: '_blank', rel: 'noopener', text: say('poster-page') })];
  const head = element('div', { class: 'poster-head' },
    element('h1', { text: title || say('poster-title') }), element('p', { text: say(title ? 'poster-title' : 'poster-lead') }));
  const drawn = element('main', { class: 'poster' },
    element('img', { src: picture('board.svg'), alt: say('poster-board'), width: '1212', height: '1212' }),
    element('div', { class: 'poster-says' }, head, element('div', { class: 'poster-ways' }, ...buttons), status, ...elsewhere));
  const app = document.getElementById('app');
  app.replaceChildren(drawn);
  return new Promise((resolve) => {
    for (const button of buttons) {
      button.addEventListener('click', () => {
        for (const each of buttons) each.disabled = true;
        drawn.setAttribute('aria-busy', 'true');
        status.textContent = say('poster-loading');
        resolve(button.dataset.way);
      }, { once: true });
    }
    // The picture is a way in as well, for those who point; the buttons are for all.
    drawn.querySelector('img').addEventListener('click', () => buttons[0].click());
  });
}
