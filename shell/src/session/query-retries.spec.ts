import { ApiError } from '@touchline/ui/host';
import { QueryRetries } from './query-retries.js';

const busy = (retryAfter: number | null = null) => new ApiError(503, 'busy', null, [], retryAfter);

test('repeats a failed query once, a refused one never', () => {
  const retries = new QueryRetries();
  expect(retries.consumeRetry(0, busy())).toBe(true);
  expect(retries.consumeRetry(1, busy())).toBe(false);
  expect(retries.consumeRetry(0, new ApiError(0, 'network', null))).toBe(true);
  expect(retries.consumeRetry(0, new ApiError(404, 'not_found', null))).toBe(false);
});

test('waits as long as the server asks for, and not all pages equally long', () => {
  expect(new QueryRetries(() => 0).pause(0, busy(3))).toBe(3000);
  expect(new QueryRetries(() => 1).pause(0, busy(3))).toBe(4500);
  expect(new QueryRetries(() => 0).pause(0, busy())).toBe(1000);
});

test('stops repeating when everything fails, and begins again with the answers', () => {
  const retries = new QueryRetries();
  const taken = () => Array.from({ length: 100 }, () => retries.consumeRetry(0, busy())).filter(Boolean).length;
  expect(taken()).toBe(10);
  expect(taken()).toBe(0);
  for (let answers = 0; answers < 31; answers += 1) retries.noteAnswer();
  expect(taken()).toBe(3);
  for (let answers = 0; answers < 1000; answers += 1) retries.noteAnswer();
  expect(taken()).toBe(10);
});
