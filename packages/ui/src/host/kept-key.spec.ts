import { ApiError } from './api-client.js';
import { createKeptKey } from './kept-key.js';

const sender = createKeptKey<{ week: string }>();
/** Sends it and answers the key it went under, whatever became of it. */
async function keyOf(week: string, failure: Error | null = null, from = sender): Promise<string> {
  let used = '';
  await from
    .send({ week }, (key) => {
      used = key;
      return failure ? Promise.reject(failure) : Promise.resolve('done');
    })
    .catch((error: unknown) => expect(error).toBe(failure));
  return used;
}
const NETWORK = new ApiError(0, 'network', null);

test('a draft keeps its key until it is done', async () => {
  const first = await keyOf('a', NETWORK);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf('a', new ApiError(500, 'internal_error', null))).toBe(first);
  expect(await keyOf('a')).toBe(first);
  expect(await keyOf('a')).not.toBe(first);
});

test('another draft has another key, and so has the first one when it comes back', async () => {
  const first = await keyOf('a', NETWORK);
  const second = await keyOf('b', NETWORK);
  expect(second).not.toBe(first);
  expect(await keyOf('a', NETWORK)).not.toBe(first);
});

test('a key that the server knows with something else is not sent again', async () => {
  const first = await keyOf('c', new ApiError(409, 'key_reused', 'No.'));
  expect(await keyOf('c')).not.toBe(first);
});

test('a key under which something was made that has gone since is not sent again: it would never be made anew', async () => {
  const first = await keyOf('d', NETWORK);
  expect(await keyOf('d', new ApiError(404, 'not_found', 'Not found.'))).toBe(first);
  expect(await keyOf('d')).not.toBe(first);
});

test('a form that closes means the same for as long as it says the same, done or not', async () => {
  const form = createKeptKey<{ week: string }>({ closes: true });
  const first = await keyOf('e', null, form);
  expect(await keyOf('e', null, form)).toBe(first);
  expect(await keyOf('f', null, form)).not.toBe(first);
  const [gone, anew] = [
    await keyOf('g', new ApiError(404, 'not_found', 'Not found.'), form),
    await keyOf('g', null, form),
  ];
  expect(gone).not.toBe(anew);
});
