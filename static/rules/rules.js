// Shows the rules over the table. Loaded when somebody first asks for them; the rules are a page of their own as well.
import { answer, style } from '../shared/files.js';

const pages = new Map();

// The article of a page of rules, for the table.
async function load(name) {
  const page = new DOMParser().parseFromString(await (await answer(name)).text(), 'text/html');
  const dialog = document.createElement('dialog');
  dialog.className = 'card rules-over';
  dialog.setAttribute('aria-labelledby', 'rules-title');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'rules-close';
  close.textContent = '×';
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, document.adoptNode(page.querySelector('article')));
  dialog.lang = page.documentElement.lang;
  await style('rules/rules.css');
  document.body.append(dialog);
  return dialog;
}

/** Opens the rules at the clause of the address, as it stands in the page; `close` names the button that closes them. */
export async function open(address, close) {
  const [name, clause] = address.split('#');
  if (!pages.has(name)) pages.set(name, load(name));
  const dialog = await pages.get(name).catch((error) => {
    pages.delete(name);
    throw error;
  });
  dialog.querySelector('.rules-close').setAttribute('aria-label', close);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('.here')?.classList.remove('here');
  const heading = (clause && dialog.querySelector(`#${CSS.escape(clause)}`)) || dialog.querySelector('h2');
  if (heading.matches('h4, p')) heading.classList.add('here');
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: heading.matches('h2') ? 'end' : 'start' });
}
