import { formatCountdown, describeDuration, secondsLeft } from './countdown.js';

test.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 1000, 9],
  [10_000, 9001, 1],
  [10_000, 10_000, 0],
  [10_000, 99_000, 0],
])('until %d from %d: %d s', (endsAt, now, seconds) => {
  expect(secondsLeft(endsAt, now)).toBe(seconds);
});

test.each([
  [0, '0 s', '0 seconds'],
  [1, '1 s', '1 second'],
  [10, '10 s', '10 seconds'],
  [59, '59 s', '59 seconds'],
  [60, '1 min 00 s', '1 minute'],
  [245, '4 min 05 s', '4 minutes 5 seconds'],
  [3599, '59 min 59 s', '59 minutes 59 seconds'],
  [3600, '1 h 00 min', '1 hour'],
  [86_399, '23 h 59 min', '23 hours 59 minutes'],
  [86_400, '1 d 0 h', '1 day'],
  [86_401, '1 d 0 h', '1 day 1 second'],
  [93_600, '1 d 2 h', '1 day 2 hours'],
  [604_799, '6 d 23 h', '6 days 23 hours'],
  [604_800, '7 d 0 h', '7 days'],
])('%d s: %s, %s', (seconds, short, words) => {
  expect([formatCountdown(seconds), describeDuration(seconds)]).toEqual([short, words]);
});
