/** Runs in every page of the development server, before the shell: follows what is built, and patches or reloads the page. */
import { decide } from './decide.js';
import { showErrors } from './overlay.js';

/** Parts whose code runs here, as they announced themselves (`join-page.js`). */
const joined = new Map();
let state = null;
let patching = Promise.resolve();
let events = null;

// React looks for this hook once, when it starts; the areas' Fast Refresh finds React through it later.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer);
    return this.renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

globalThis.__touchlineDev = {
  /** @param part `{ hash(): string, patch: null | (() => Promise<unknown>) }` */
  join(name, part) {
    const earlier = joined.get(name);
    const born = part.hash();
    joined.set(name, { ...part, born });
    // The same container a second time after a rebuild: webpack would hand the new one the old one's chunks.
    if (earlier && earlier.born !== born) location.reload();
    else act(state);
  },
};

function act(before) {
  if (!state) return;
  const page = {
    joined: Object.fromEntries(
      [...joined].map(([name, part]) => [name, { hash: part.hash(), hot: part.patch !== null }]),
    ),
    failed: (globalThis.__touchline?.status().areas ?? [])
      .filter(({ phase }) => phase === 'failed')
      .map(({ name }) => name),
  };
  const { reload, hot } = decide(page, before, state);
  if (reload) location.reload();
  for (const name of hot) patching = patching.then(() => catchUp(name)).catch(() => location.reload());
}

/** Applies update after update until the part runs the last good build; rejects when one does not fit into the running page. */
async function catchUp(name) {
  const part = joined.get(name);
  while (part.hash() !== state.parts[name].hash) {
    if (!(await part.patch())) throw new Error(`${name} has no update to the last build`);
  }
}

function listen() {
  if (document.hidden || events) return;
  events = new EventSource('/__dev/events');
  events.addEventListener('message', ({ data }) => {
    const before = state;
    state = JSON.parse(data);
    showErrors(state.parts);
    act(before);
  });
}

// A browser opens six connections to an address and no more: pages that nobody looks at give theirs back.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) return listen();
  events?.close();
  events = null;
});
listen();
