// Starts the game, and catches it when it falls. A plain script that runs before the first paint and needs nothing:
// the rescue page has to work when everything else does not.
(() => {
  'use strict';

  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);

  // Own files are loaded by their names in the built page. The single file has them inside,
  // and `window.carried` gives them; in the hosted page scripts/lib/small-scripts.mjs leaves that out.
  const script = window.carried ? window.carried.script : (name) => import(new URL(name, document.baseURI).href);

  // --- theme -------------------------------------------------------------------------------------------------------
  // `data-theme` is always "light" or "dark", so that style sheets need one rule. "auto" follows the system.
  const THEME_KEY = 'trollfjord.theme';
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let chosen = null; // what the game last announced; storage may be closed to us

  // Asked anew each time: an embedded page has a room of its own there. Blocked by a setting, it throws.
  function stored(read) {
    try {
      return read(window.localStorage);
    } catch {
      return null;
    }
  }

  function applyTheme() {
    const theme = chosen ?? stored((room) => room.getItem(THEME_KEY));
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light';
  }

  applyTheme();
  dark.addEventListener('change', applyTheme);
  // Another tab changed the setting.
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY || event.key === null) {
      chosen = null;
      applyTheme();
    }
  });
  // The game changed it: new CustomEvent('trollfjord-theme', { detail: 'light' | 'dark' | 'auto' }).
  window.addEventListener('trollfjord-theme', (event) => {
    chosen = event.detail;
    applyTheme();
  });

  // --- rescue ------------------------------------------------------------------------------------------------------
  let rescued = false;

  // Shows the plain page instead of the game. The first reason stays: later ones are mostly its echoes.
  function rescue(reason) {
    if (rescued) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => rescue(reason), { once: true });
      return;
    }
    rescued = true;
    const app = byId('app');
    if (app) {
      app.hidden = true;
      app.inert = true;
    }
    // A dialog that is open would keep every press for itself, even hidden.
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    // The address holds the whole game, wherever the page may keep it.
    const linked = window.location.hash.length > 1;
    byId('rescue-link').hidden = !linked;
    byId('rescue-link').querySelector('input').value = window.location.href;
    if (!stored((room) => !room.closed) && !linked) {
      byId('rescue-safe').textContent = 'This browser lets the page keep nothing, so a reload starts a new game.';
    }
    byId('rescue-reason').textContent = reason ? `What happened: ${reason}` : '';
    byId('rescue').hidden = false;
    byId('rescue-reload').focus();
  }

  // The panic hook of the Rust side writes the message to <html data-rescue>. Nothing of Yew takes part in this.
  function watch() {
    if (root.dataset.rescue !== undefined) rescue(root.dataset.rescue);
  }
  new MutationObserver(watch).observe(root, { attributes: true, attributeFilter: ['data-rescue'] });

  // A trap that came without a panic message (a stack overflow, say) leaves the program unusable as well.
  function trapped(error) {
    if (typeof WebAssembly === 'object' && error instanceof WebAssembly.RuntimeError) {
      rescue(root.dataset.rescue ?? `the program stopped (${error.message})`);
    }
  }
  window.addEventListener('error', (event) => trapped(event.error));
  window.addEventListener('unhandledrejection', (event) => trapped(event.reason));

  // --- start -------------------------------------------------------------------------------------------------------
  // An error whose message is meant for the player.
  class StartError extends Error {}

  const download = window.carried ? window.carried.answer : async (name) => {
    let response;
    try {
      response = await fetch(name);
    } catch {
      throw new StartError(`${name} could not be loaded. Is the connection down?`);
    }
    if (!response.ok) {
      throw new StartError(`${name} could not be loaded (the server answered ${response.status}).`);
    }
    return response;
  };

  async function compile(response) {
    try {
      // Compiling while the bytes arrive works only for the right type, which not every host sends.
      const type = response.headers.get('content-type') ?? '';
      if (WebAssembly.compileStreaming && type.startsWith('application/wasm')) {
        return await WebAssembly.compileStreaming(response);
      }
      return await WebAssembly.compile(await response.arrayBuffer());
    } catch (error) {
      const text = String(error && error.message);
      if (/content security policy|unsafe-eval|blocked/i.test(text)) {
        throw new StartError('a security policy of this browser or this site forbids WebAssembly.');
      }
      if (error instanceof WebAssembly.CompileError) {
        throw new StartError(`this browser cannot run the program, it may be too old (${text}).`);
      }
      throw new StartError(`the program could not be loaded whole (${text}).`);
    }
  }

  async function glue(name) {
    try {
      return await script(name);
    } catch (error) {
      throw new StartError(`${name} could not be loaded (${error.message}).`);
    }
  }

  async function run(js, wasm) {
    const [bindings, module] = await Promise.all([glue(js), download(wasm).then(compile)]);
    await bindings.default({ module_or_path: module });
  }

  const named = (name) => document.querySelector(`meta[name="trollfjord-${name}"]`).dataset;

  async function start() {
    if (typeof WebAssembly !== 'object' || typeof WebAssembly.compile !== 'function') {
      throw new StartError('this browser has no WebAssembly; it is too old, or WebAssembly is switched off.');
    }
    const { js, wasm } = named('app');
    await run(js, wasm);
    root.dataset.ready = ''; // main() has returned: the game stands
  }

  // A game that breaks the program again at every reload must not lock the page for ever. It is kept elsewhere.
  function layAside() {
    stored((room) => {
      const kept = room.getItem('trollfjord.game');
      const aside = 'trollfjord.game.unreadable';
      const place = room.getItem(aside) === null ? aside : `${aside}.${Date.now()}`;
      if (kept !== null) room.setItem(place, kept);
      room.removeItem('trollfjord.game');
    });
    // The address would bring it back.
    try {
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    } catch {
      // a frame without an address of its own: the game was never written there
    }
    window.location.reload();
  }

  // What happened and the game, to send to whoever can mend it. Where a page may not copy, the reason is marked.
  async function report({ target }) {
    const reason = byId('rescue-reason');
    try {
      await navigator.clipboard.writeText([reason.textContent, window.location.href, navigator.userAgent].join('\n'));
      target.textContent = 'Copied';
    } catch {
      window.getSelection().selectAllChildren(reason);
    }
  }

  // What stands behind the `?` of the address, if anything of it is for us, and what a frame may keep from us: a script of
  // its own heeds it. Until then nothing is shown, since another theme may be asked for.
  const heeding = (window.parent !== window || /[?&](embed|theme|lang|sound|motion|g|at)=/.test(window.location.search))
    && script('embed/heed.js');
  root.hidden = Boolean(heeding);

  async function begin() {
    byId('rescue-copy').addEventListener('click', report);
    byId('rescue-reload').addEventListener('click', () => window.location.reload());
    byId('rescue-aside').addEventListener('click', layAside);
    byId('annex-close').addEventListener('click', () => byId('annex-wait').close());
    try {
      // An embedded page is a poster until somebody taps it.
      await (await heeding)?.heed?.();
    } catch (error) {
      console.warn(error); // then it is a page like any other
    }
    root.hidden = false;
    start().catch((error) => {
      if (!(error instanceof StartError)) console.error(error);
      // Without an origin, scripts come only from hosts that let everybody read them.
      const why = !window.carried && window.origin === 'null'
        ? ' A sandbox needs a host that sends “Access-Control-Allow-Origin: *”, a disk the single file.' : '';
      rescue(root.dataset.rescue ?? error.message + why);
    });
  }

  // --- rules -------------------------------------------------------------------------------------------------------
  // Shown over the table by a script that is loaded when somebody first asks for them. Where that fails, the link does
  // what links do, in a window of its own: the game stays.
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-rules]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    script('rules/rules.js')
      .then(({ open }) => open(link.getAttribute('href'), link.dataset.rules))
      .catch(() => window.open(link.href, '_blank', 'noopener'));
  });

  // --- sound -------------------------------------------------------------------------------------------------------
  // The script that plays is loaded at the first tap, if it may be heard: before that a browser plays nothing.
  const state = {}; // what lasts: how loud, and whether there is danger
  let tapped = false;
  let player = null;

  function ask(what) {
    const { cues, hush, ...lasting } = what;
    Object.assign(state, lasting);
    if (!tapped || (!player && !(state.effects > 0 || state.ambience > 0))) return;
    player ??= script('sound/sound.js').then(({ hear }) => {
      hear(state);
      return hear;
    });
    player.then((hear) => hear(what)).catch(() => {}); // silent: every cue is seen as well
  }

  window.addEventListener('trollfjord-sound', (event) => ask(JSON.parse(event.detail)));
  for (const tap of ['pointerup', 'keydown']) {
    window.addEventListener(tap, () => {
      if (tapped) return;
      tapped = true;
      ask({});
    }, { capture: true });
  }

  // --- film --------------------------------------------------------------------------------------------------------
  // The script that shows what a blow does, loaded when somebody takes the hammer. A film that has to wait for it begins
  // where it would have come to.
  let films = null;
  window.addEventListener('trollfjord-film', ({ detail }) => {
    const start = document.timeline.currentTime;
    films ??= script('film/film.js');
    films.then(({ play }) => detail && play(detail, start)).catch(() => { films = null; }); // still: the end is drawn
  });

  // --- annex -------------------------------------------------------------------------------------------------------
  // Rooms that few visits enter: a second program, loaded when one of them is asked for. A notice tells when that takes
  // long or fails; who closes it wants it no more.
  let annex = null;
  let asked = null;

  function arrive() {
    const detail = asked;
    byId('annex-wait').close();
    asked = null;
    if (detail !== null) window.dispatchEvent(new CustomEvent('trollfjord-annex-open', { detail }));
  }

  window.addEventListener('trollfjord-annex', ({ detail }) => {
    const [wait, says] = [byId('annex-wait'), byId('annex-says')];
    const note = says.textContent;
    asked = detail;
    annex ??= Promise.all([
      glue('annex/hands.js').then(({ begin }) => begin()),
      run(named('annex').annexJs, named('annex').annexWasm),
    ]);
    annex.then(arrive, (error) => {
      annex = null;
      says.textContent = error.message;
    });
    setTimeout(() => {
      if (asked === null || wait.open) return;
      wait.showModal();
      wait.onclose = () => {
        asked = null;
        says.textContent = note;
      };
    }, 200);
  });

  // --- computer players --------------------------------------------------------------------------------------------
  // The script that thinks for them, loaded when the first one is to decide. Where that fails, the page hears of it.
  let thinker = null;
  window.addEventListener('trollfjord-think', ({ detail }) => {
    if (!detail && !thinker) return;
    thinker ??= script('thinker/thinker.js');
    thinker.then(({ hear }) => hear(detail, named('thinker'))).catch(() => {
      thinker = null;
      window.dispatchEvent(new CustomEvent('trollfjord-thought', { detail: `${detail.split(' ')[0]} !` }));
    });
  });

  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', begin, { once: true });
  } else {
    begin();
  }
})();
