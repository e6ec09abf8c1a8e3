/** For tests only: no product code imports it, so nothing of it is ever shipped. */
export { FakeServer, type FakeCall, type FakeRequest, type FakeRoutes } from './fake-server.js';
export { membershipOf } from './membership-of.js';
export { setClock } from './set-clock.js';
export { coachAs, TestShell } from './test-shell.js';
export { VersionedRecords } from './versioned-records.js';
export { withCall, type PathClient } from './path-client.js';
