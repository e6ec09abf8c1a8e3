import { newRetryKey } from './retry-key.js';

test('each key is 32 hexadecimal digits, and another one', () => {
  const keys = Array.from({ length: 100 }, newRetryKey);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(100);
});
