/** For charts that measure their box, to be imported for its effect: jsdom has no layout, and tells of no change of size. */
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
