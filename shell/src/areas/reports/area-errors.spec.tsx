import { ApiError } from '@touchline/ui/host';
import { errorCount, followErrors, sourceOf, type AreaVersion } from './area-errors.js';

const ORIGIN = 'https://club.example';
const REMOTE = `${ORIGIN}/remotes/mfe-one/1.4.2-3f9c2ab`;
const SHELL = `${ORIGIN}/shell/1.0.0-1/main.js:2:100`;

function withStack<T extends Error>(error: T, ...frames: string[]): T {
  error.stack = [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}
const fault = (...frames: string[]) => withStack(new TypeError('x is not a function'), ...frames);
const ONE = { area: 'mfe-one', version: '1.4.2-3f9c2ab' };

it.each<[string, unknown, AreaVersion | null]>([
  ['a function of an area', fault(`save (${REMOTE}/form.js:1:2345)`, `run (${SHELL})`), ONE],
  ['a nameless function', fault(`${REMOTE}/form.js:1:2345`), ONE],
  ['an async method', fault(`async Object.save [as onSave] (${REMOTE}/form.js:1:2)`), ONE],
  ['a later attempt', fault(`save (${REMOTE}/form.js?a=2&r=2:1:2)`), ONE],
  [
    'an area behind frames without address',
    fault('Array.map (<anonymous>)', 'new Promise (<anonymous>)', `${REMOTE}/a.js:1:2`),
    ONE,
  ],
  ['an area called by the shell', fault(`run (${SHELL})`, `save (${REMOTE}/form.js:1:2)`), null],
  ['the shell', fault(`run (${SHELL})`), null],
  ['a file outside of a version', fault(`save (${ORIGIN}/remotes/form.js:1:2)`), null],
  ['another site', fault(`save (https://other.example/remotes/mfe-one/1.0.0/form.js:1:2)`), null],
  ['an extension', fault('save (chrome-extension://abc/content.js:1:2)'), null],
  ['only a message with an address', withStack(new Error(`no ${REMOTE}/form.js:1:2`), `run (${SHELL})`), null],
  ['a message like a frame', withStack(new Error(`lost\n    at ${REMOTE}/form.js:1:2`), `run (${SHELL})`), null],
  ['an answer of the server', withStack(new ApiError(404, 'not_found', null), `call (${REMOTE}/form.js:1:2)`), null],
  ['a cancelled call', Object.assign(fault(`${REMOTE}/form.js:1:2`), { name: 'AbortError' }), null],
  ['code that did not arrive', Object.assign(fault(`${REMOTE}/remoteEntry.js:1:2`), { name: 'ChunkLoadError' }), null],
  ['no error', `at ${REMOTE}/form.js:1:2`, null],
  ['nothing', undefined, null],
])('finds the source of %s', (_, error, source) => expect(sourceOf(error, ORIGIN)).toEqual(source));

it('reads the stacks of Firefox and Safari, too', () => {
  const error = new TypeError('x');
  error.stack = `save@${REMOTE}/form.js:1:2345\nrun@${SHELL}`;
  expect(sourceOf(error, ORIGIN)).toEqual(ONE);
});

it('counts errors and rejections of areas, and passes them on', () => {
  const frame = `save (${location.origin}/remotes/mfe-counted/1.0.0/form.js:1:2)`;
  const error = fault(frame);
  const seen = jest.fn();
  const stop = followErrors(seen);
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  window.dispatchEvent(new ErrorEvent('error', { error: fault(`run (${SHELL})`) }));
  expect(errorCount('mfe-counted')).toBe(2);
  expect(seen.mock.calls).toEqual(Array(2).fill([{ area: 'mfe-counted', version: '1.0.0' }, error]));
  stop();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(errorCount('mfe-counted')).toBe(2);
});
