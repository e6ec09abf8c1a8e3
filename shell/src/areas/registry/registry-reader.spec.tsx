import { createRegistryReader } from './registry-reader.js';

let visibility: DocumentVisibilityState = 'visible';
let stop: () => void = () => undefined;
const read = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  read.mockClear();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function startReader() {
  const reader = createRegistryReader(read);
  stop = reader.start();
  return reader;
}
function turn(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('reads each minute while the page is visible', () => {
  startReader();
  jest.advanceTimersByTime(59_999);
  expect(read).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(120_000);
  expect(read).toHaveBeenCalledTimes(3);
});

it('does not read while the page is hidden, and reads when the coach returns', () => {
  startReader();
  turn('hidden');
  jest.advanceTimersByTime(600_000);
  expect(read).not.toHaveBeenCalled();
  turn('visible');
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads at most every 10 seconds on returns', () => {
  startReader();
  turn('visible');
  jest.advanceTimersByTime(9_999);
  turn('visible');
  expect(read).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  turn('visible');
  turn('visible');
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads at most every 10 seconds on navigation', () => {
  const reader = startReader();
  reader.check();
  expect(read).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  reader.check();
  reader.check();
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads also after the computer’s clock was set back', () => {
  const reader = startReader();
  jest.setSystemTime(Date.now() - 3_600_000);
  reader.check();
  expect(read).toHaveBeenCalledTimes(1);
});

it('stops', () => {
  startReader();
  stop();
  jest.advanceTimersByTime(120_000);
  turn('visible');
  expect(read).not.toHaveBeenCalled();
});
