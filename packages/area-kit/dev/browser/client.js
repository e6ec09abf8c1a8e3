/** Runs in every page of the development server before the shell. Patches or reloads the page after each build. */
import { showErrors } from './overlay.js';
import { pageUpdate } from './page-update.js';

/** Parts whose code runs in this page, by name; `register-part.js` adds them. */
const registered = new Map();
let state = null;
let patching = Promise.resolve();
let events = null;

// React looks for this hook only when it starts. The Fast Refresh of areas that load later finds React through it.
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
  registerPart(name, part) {
    const earlier = registered.get(name);
    const initialHash = part.hash();
    registered.set(name, { ...part, initialHash });
    // The same container was loaded again after a rebuild: webpack would give the new one the chunks of the old one.
    if (earlier && earlier.initialHash !== initialHash) location.reload();
    else updatePage(state);
  },
};

function updatePage(before) {
  if (!state) return;
  const page = {
    registered: Object.fromEntries(
      [...registered].map(([name, part]) => [name, { hash: part.hash(), hot: part.patch !== null }]),
    ),
    failed: (globalThis.__touchline?.status().areas ?? [])
      .filter(({ phase }) => phase === 'failed')
      .map(({ name }) => name),
  };
  const { reload, hot } = pageUpdate(page, before, state);
  if (reload) location.reload();
  for (const name of hot) patching = patching.then(() => patchToLatest(name)).catch(() => location.reload());
}

/** Applies updates until the part runs its last good build. Rejects when an update does not fit the running page. */
async function patchToLatest(name) {
  const part = registered.get(name);
  while (part.hash() !== state.parts[name].hash) {
    if (!(await part.patch())) throw new Error(`${name} has no update to the last build`);
  }
}

function connect() {
  if (document.hidden || events) return;
  events = new EventSource('/__dev/events');
  events.addEventListener('message', ({ data }) => {
    const before = state;
    state = JSON.parse(data);
    showErrors(state.parts);
    updatePage(before);
  });
}

// A browser opens at most six connections per address, so hidden pages close theirs.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) return connect();
  events?.close();
  events = null;
});
connect();
