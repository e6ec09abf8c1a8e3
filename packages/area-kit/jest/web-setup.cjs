// Adds functions that every browser has, the router needs, and jsdom lacks.
const { webcrypto } = require('node:crypto');
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
globalThis.structuredClone ??= (value) => (value === undefined ? value : JSON.parse(JSON.stringify(value)));
// jsdom has no layout, so sizes never change and the observer never reports.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The build of an area replaces it with the area's name.
require('node:process').env.AREA_NAME ??= 'mfe-test';

/*
 * React's development build records the stack of up to 10 000 elements per second for messages to developers. No test
 * reads these stacks, and recording them takes a fifth of the time of a screen's tests. A constant counter of `Infinity`
 * tells React that the limit is reached.
 */
if (globalThis.document !== undefined) {
  const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
