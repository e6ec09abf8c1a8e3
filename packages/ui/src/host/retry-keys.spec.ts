import { ApiError } from './api-client.js';
import { createRetryKeys, newRetryKey } from './retry-keys.js';

const retryKeys = createRetryKeys<{ week: string }>();
/** Sends a draft and returns the key it was sent with, whether it failed or not. */
async function keyOf(week: string, failure: Error | null = null, keys = retryKeys): Promise<string> {
  let used = '';
  await keys
    .send({ week }, (key) => {
      used = key;
      return failure ? Promise.reject(failure) : Promise.resolve('done');
    })
    .catch((error: unknown) => expect(error).toBe(failure));
  return used;
}
const NETWORK = new ApiError(0, 'network', null);
const GONE = new ApiError(404, 'not_found', 'Not found.');

test('each new key is 32 hexadecimal digits, and different', () => {
  const keys = Array.from({ length: 100 }, newRetryKey);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(100);
});

test('a draft keeps its key until it is stored', async () => {
  const first = await keyOf('a', NETWORK);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf('a', new ApiError(500, 'internal_error', null))).toBe(first);
  expect(await keyOf('a')).toBe(first);
  expect(await keyOf('a')).not.toBe(first);
});

test('another draft has another key, and so has the first one when it comes back', async () => {
  const first = await keyOf('b', NETWORK);
  const second = await keyOf('c', NETWORK);
  expect(second).not.toBe(first);
  expect(await keyOf('b', NETWORK)).not.toBe(first);
});

test('keys of earlier drafts are kept on request: a draft that is changed back has its first key', async () => {
  const keys = createRetryKeys<{ week: string }>({ keepsEarlier: true });
  const first = await keyOf('d', NETWORK, keys);
  const second = await keyOf('e', NETWORK, keys);
  expect(second).not.toBe(first);
  expect(keys.keyOf({ week: 'd' })).toBe(first);
  expect(createRetryKeys().keyOf({ week: 'd' })).not.toBe(first);
});

test('a forgotten draft gets another key, another draft keeps its own', () => {
  const keys = createRetryKeys<{ week: string }>({ keepsEarlier: true });
  const [first, other] = [keys.keyOf({ week: 'f' }), keys.keyOf({ week: 'g' })];
  keys.forget({ week: 'f' });
  expect(keys.keyOf({ week: 'f' })).not.toBe(first);
  expect(keys.keyOf({ week: 'g' })).toBe(other);
});

test('a key that the server knows with another body is not sent again', async () => {
  const first = await keyOf('h', new ApiError(409, 'key_reused', 'No.'));
  expect(await keyOf('h')).not.toBe(first);
});

test('a key whose record has been deleted since is not sent again: it would never create another', async () => {
  const first = await keyOf('i', NETWORK);
  expect(await keyOf('i', GONE)).toBe(first);
  expect(await keyOf('i')).not.toBe(first);
});

test('a form that closes keeps the key of an unchanged draft, stored or not', async () => {
  const form = createRetryKeys<{ week: string }>({ closes: true });
  const first = await keyOf('j', null, form);
  expect(await keyOf('j', null, form)).toBe(first);
  expect(await keyOf('k', null, form)).not.toBe(first);
  const refused = await keyOf('l', GONE, form);
  expect(await keyOf('l', null, form)).not.toBe(refused);
});
