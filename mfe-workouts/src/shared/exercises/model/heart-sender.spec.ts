import { createHeartSender } from './heart-sender.js';

/** A server that answers when told to, and everything that is seen of it. */
function begin() {
  const seen: string[] = [];
  const waiting: { resolve: () => void; reject: () => void }[] = [];
  const { wish } = createHeartSender({
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
  return { seen, wish, answer };
}

test('a tap is drawn at once and stored behind', async () => {
  const { seen, wish, answer } = begin();
  wish(1, true);
  expect(seen).toEqual(['show 1 true', 'send 1 true']);
  await answer('resolve');
  expect(seen.slice(2)).toEqual(['show 1 true']);
});

test('a failure draws it back and says so', async () => {
  const { seen, wish, answer } = begin();
  wish(1, true);
  await answer('reject');
  expect(seen.slice(2)).toEqual(['show 1 false', 'failed 1 true']);
});

test('two quick taps end in the last state: the second is sent after the first, and not beside it', async () => {
  const { seen, wish, answer } = begin();
  wish(1, true);
  wish(1, false);
  expect(seen).toEqual(['show 1 true', 'send 1 true', 'show 1 false']);
  await answer('resolve');
  expect(seen.slice(3)).toEqual(['send 1 false']);
  await answer('resolve');
  expect(seen.slice(4)).toEqual(['show 1 false']);
});

test('three quick taps are two calls at most, and end as wished', async () => {
  const { seen, wish, answer } = begin();
  for (const saved of [true, false, true]) wish(1, saved);
  await answer('resolve');
  expect(seen).toEqual(['show 1 true', 'send 1 true', 'show 1 false', 'show 1 true', 'show 1 true']);
});

test('a first tap whose answer got lost is not taken for undone: the second is sent all the same', async () => {
  const { seen, wish, answer } = begin();
  wish(1, true);
  wish(1, false);
  await answer('reject');
  expect(seen.slice(3)).toEqual(['send 1 false']);
  await answer('resolve');
  expect(seen.slice(4)).toEqual(['show 1 false']);
});

test('a second tap that fails draws what the first one stored', async () => {
  const { seen, wish, answer } = begin();
  wish(1, true);
  wish(1, false);
  await answer('resolve');
  await answer('reject');
  expect(seen.slice(4)).toEqual(['show 1 true', 'failed 1 false']);
});

test('after a failure the next tap is sent again', async () => {
  const { seen, wish, answer } = begin();
  wish(1, true);
  await answer('reject');
  wish(1, true);
  await answer('resolve');
  expect(seen.slice(4)).toEqual(['show 1 true', 'send 1 true', 'show 1 true']);
});

test('the hearts of two exercises do not wait for each other', () => {
  const { seen, wish } = begin();
  wish(1, true);
  wish(2, true);
  expect(seen).toEqual(['show 1 true', 'send 1 true', 'show 2 true', 'send 2 true']);
});
