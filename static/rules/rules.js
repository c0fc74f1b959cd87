// Shows the rules over the table. Loaded when somebody first asks for them; the rules are a page of their own as well.
const pages = new Map();

// The article of a page of rules, for the table.
async function load(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the rules could not be loaded (${response.status})`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
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
  await styled(new URL('rules.css', url));
  document.body.append(dialog);
  return dialog;
}

// The style sheet stands before anything is shown.
function styled(url) {
  if (document.querySelector(`link[href="${url}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

/** Opens the rules at the clause of the address; `close` names the button that closes them. */
export async function open(address, close) {
  const url = new URL(address);
  const clause = url.hash.slice(1);
  url.hash = '';
  if (!pages.has(url.href)) pages.set(url.href, load(url));
  const dialog = await pages.get(url.href).catch((error) => {
    pages.delete(url.href);
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
