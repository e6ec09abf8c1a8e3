import { createRetryKeys } from './retry-keys.js';

test('the same content has the same key, also after a change and back; other content and another draft have others', () => {
  const keys = createRetryKeys();
  const first = keys.of({ rpe: 6 });
  expect(keys.of({ rpe: 7 })).not.toBe(first);
  expect(keys.of({ rpe: 6 })).toBe(first);
  expect(createRetryKeys().of({ rpe: 6 })).not.toBe(first);
});

test('content whose record is gone gets another key, other content keeps its own', () => {
  const keys = createRetryKeys();
  const [gone, other] = [keys.of({ rpe: 6 }), keys.of({ rpe: 7 })];
  keys.renew({ rpe: 6 });
  expect(keys.of({ rpe: 6 })).not.toBe(gone);
  expect(keys.of({ rpe: 7 })).toBe(other);
});
