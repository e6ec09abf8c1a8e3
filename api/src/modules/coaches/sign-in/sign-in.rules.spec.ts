import { delaySeconds } from '../../../common/limits/attempt-limiter.js';
import { failedAddressLimit } from './sign-in.rules.js';

test.each([
  [1, 24 * (1 + 123)],
  [100, 5_352],
])('an address with %i failures an hour without a wait has %i guesses a day', (limit, perDay) => {
  const { delay, windowSeconds } = failedAddressLimit('203.0.113.7', limit);
  if (!delay) throw new Error('There is no delay.');
  let guesses = 0;
  for (let second = 0; second < windowSeconds; second += delaySeconds(guesses, delay)) guesses += 1;
  expect(24 * guesses).toBe(perDay);
});
