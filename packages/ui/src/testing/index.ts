/** For tests only: no product code imports it, so nothing of it is ever shipped. */
export { FakeServer, type FakeCall, type FakeRequest, type FakeRoutes } from './fake-server.js';
export { setClock } from './set-clock.js';
export { TestShell } from './test-shell.js';
export { VersionedRecords } from './versioned-records.js';
export { withCall, type PathClient } from './path-client.js';
