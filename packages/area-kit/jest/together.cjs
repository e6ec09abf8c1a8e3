/*
 * Runs every spec of SPECS under its own name. Settings of one spec file do not affect the next: the configuration of
 * Testing Library and the replacements of browser functions are kept per spec. `together.mjs` says why specs are grouped.
 */

/**
 * Browser functions that jsdom lacks and a spec may define. Other new globals belong to libraries, which load once for
 * all specs.
 */
const SPEC_GLOBALS = ['matchMedia', 'ResizeObserver', 'visualViewport'];

module.exports = (specs, testingLibrary) => {
  const isolateSpec = testingLibrary ? isolationOnPage(testingLibrary) : () => undefined;
  for (const { name, path } of specs) {
    describe(name, () => {
      jest.requireActual(path);
      isolateSpec();
    });
  }
};

/** Specs of components share a page. Returns a function that limits a spec's settings to its own tests. */
function isolationOnPage(testingLibrary) {
  const page = globalsNow([...Object.keys(globalThis), ...SPEC_GLOBALS]);
  const defaults = { ...testingLibrary.getConfig() };
  const reset = () => {
    setGlobals(page);
    testingLibrary.configure(defaults);
  };

  return () => {
    const globals = globalsNow(Object.keys(page));
    const configuration = { ...testingLibrary.getConfig() };
    reset();
    beforeAll(() => {
      setGlobals(globals);
      testingLibrary.configure(configuration);
    });
    afterAll(reset);
  };
}

function globalsNow(names) {
  return Object.fromEntries(names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
}

/** Defines only the globals that differ, because some globals of a page cannot be redefined. */
function setGlobals(wanted) {
  for (const [name, descriptor] of Object.entries(wanted)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (now?.value === descriptor?.value && now?.get === descriptor?.get) continue;
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else delete globalThis[name];
  }
}
