import { createSavedFlagQueue } from './saved-flag-queue.js';

/** A server whose answers the test triggers, with a record of all calls. */
function open() {
  const seen: string[] = [];
  const waiting: { resolve: () => void; reject: () => void }[] = [];
  const { setSaved } = createSavedFlagQueue({
    send: (id, saved) => {
      seen.push(`send ${id} ${saved}`);
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject: () => reject(new Error('down')) }));
    },
    show: (id, saved) => seen.push(`show ${id} ${saved}`),
    failed: (id, saved) => seen.push(`failed ${id} ${saved}`),
  });
  const answer = async (how: 'resolve' | 'reject') => {
    waiting.shift()?.[how]();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { seen, setSaved, answer };
}

test('a tap shows at once and is stored in the background', async () => {
  const { seen, setSaved, answer } = open();
  setSaved(1, true);
  expect(seen).toEqual(['show 1 true', 'send 1 true']);
  await answer('resolve');
  expect(seen.slice(2)).toEqual(['show 1 true']);
});

test('a failure restores the old state and is reported', async () => {
  const { seen, setSaved, answer } = open();
  setSaved(1, true);
  await answer('reject');
  expect(seen.slice(2)).toEqual(['show 1 false', 'failed 1 true']);
});

test('two quick taps end in the last state: the second call waits for the first', async () => {
  const { seen, setSaved, answer } = open();
  setSaved(1, true);
  setSaved(1, false);
  expect(seen).toEqual(['show 1 true', 'send 1 true', 'show 1 false']);
  await answer('resolve');
  expect(seen.slice(3)).toEqual(['send 1 false']);
  await answer('resolve');
  expect(seen.slice(4)).toEqual(['show 1 false']);
});

test('three quick taps send two calls at most and end in the last state', async () => {
  const { seen, setSaved, answer } = open();
  for (const saved of [true, false, true]) setSaved(1, saved);
  await answer('resolve');
  expect(seen).toEqual(['show 1 true', 'send 1 true', 'show 1 false', 'show 1 true', 'show 1 true']);
});

test('after a lost answer the second tap is sent even if it restores the old state', async () => {
  const { seen, setSaved, answer } = open();
  setSaved(1, true);
  setSaved(1, false);
  await answer('reject');
  expect(seen.slice(3)).toEqual(['send 1 false']);
  await answer('resolve');
  expect(seen.slice(4)).toEqual(['show 1 false']);
});

test('a failed second tap shows what the first one stored', async () => {
  const { seen, setSaved, answer } = open();
  setSaved(1, true);
  setSaved(1, false);
  await answer('resolve');
  await answer('reject');
  expect(seen.slice(4)).toEqual(['show 1 true', 'failed 1 false']);
});

test('after a failure the next tap is sent again', async () => {
  const { seen, setSaved, answer } = open();
  setSaved(1, true);
  await answer('reject');
  setSaved(1, true);
  await answer('resolve');
  expect(seen.slice(4)).toEqual(['show 1 true', 'send 1 true', 'show 1 true']);
});

test('two exercises do not wait for each other', () => {
  const { seen, setSaved } = open();
  setSaved(1, true);
  setSaved(2, true);
  expect(seen).toEqual(['show 1 true', 'send 1 true', 'show 2 true', 'send 2 true']);
});
