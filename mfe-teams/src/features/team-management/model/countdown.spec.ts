import { countdownText, durationInWords, secondsLeft } from './countdown.js';

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
  [0, '0s', '0 seconds'],
  [1, '1s', '1 second'],
  [10, '10s', '10 seconds'],
  [59, '59s', '59 seconds'],
  [60, '1m 00s', '1 minute'],
  [245, '4m 05s', '4 minutes 5 seconds'],
  [3599, '59m 59s', '59 minutes 59 seconds'],
  [3600, '1h 00m', '1 hour'],
  [86_399, '23h 59m', '23 hours 59 minutes'],
  [86_400, '1d 0h', '1 day'],
  [86_401, '1d 0h', '1 day 1 second'],
  [93_600, '1d 2h', '1 day 2 hours'],
  [604_799, '6d 23h', '6 days 23 hours'],
  [604_800, '7d 0h', '7 days'],
])('%d s: %s, %s', (seconds, short, words) => {
  expect([countdownText(seconds), durationInWords(seconds)]).toEqual([short, words]);
});
