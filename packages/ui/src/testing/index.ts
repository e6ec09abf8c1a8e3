/** For tests only: no product code imports it, so nothing of it is ever shipped. */
export { TestShell } from './test-shell.js';
