import { createRetryKeys } from './retry-keys.js';

test('the same content has the same key, also after a change and back; other content and another draft have others', () => {
  const keys = createRetryKeys();
  const first = keys({ rpe: 6 });
  expect(keys({ rpe: 7 })).not.toBe(first);
  expect(keys({ rpe: 6 })).toBe(first);
  expect(createRetryKeys()({ rpe: 6 })).not.toBe(first);
});
