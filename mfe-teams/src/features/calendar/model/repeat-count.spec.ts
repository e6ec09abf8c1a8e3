import { repeatCount, repeatProblem, repetitionOf } from './repeat-count.js';

const typed = (date: string, repeat_until: string, repeat_weekdays: number[] = []) => ({
  date,
  repeat_until,
  repeat_weekdays,
});
const [MONDAY, TUESDAY, THURSDAY] = [0, 1, 3];

test.each<[string, string, number[], number | null]>([
  ['2026-11-24', '2026-11-24', [], 1],
  ['2026-11-24', '2026-12-01', [], 2],
  ['2026-11-24', '2026-12-24', [TUESDAY, THURSDAY], 10],
  ['2026-11-24', '2026-12-23', [THURSDAY], 9],
  ['2026-11-24', '', [THURSDAY], 2],
  ['2026-11-24', '', [MONDAY, THURSDAY], 3],
  ['2999-12-31', '', [MONDAY], 1],
  ['2026-11-24', '', [TUESDAY], null],
  ['2026-11-24', '', [], null],
  ['', '2026-11-24', [], null],
  ['2026-11-24', '2026-11-23', [THURSDAY], null],
  ['2026-11-24', '2026-02-30', [], null],
])('from %p to %p on %j: %p', (date, until, weekdays, count) =>
  expect(repeatCount(typed(date, until, weekdays))).toBe(count),
);

test('at most 200 over all weekdays', () => {
  expect(repeatProblem(typed('2026-01-05', '2029-10-29'))).toBeUndefined();
  expect(repeatProblem(typed('2026-01-05', '2029-11-05'))).toBe(
    'This makes 201 events; at most 200 can be added at once.',
  );
  expect(repeatProblem(typed('2026-01-05', '2029-10-29', [THURSDAY]))).toBe(
    'This makes 399 events; at most 200 can be added at once.',
  );
});

test('rejects an end before the event, and accepts no end', () => {
  expect(repeatProblem(typed('2026-11-24', '2026-11-23'))).toBe('The last day must not be before the event.');
  expect(repeatProblem(typed('2026-11-24', ''))).toBeUndefined();
  expect(repeatProblem(typed('2026-11-24', '', [THURSDAY]))).toBeUndefined();
  expect(repeatProblem(typed('', '2026-11-24'))).toBeUndefined();
});

test('is sent with the weekday of the date, and without weekdays where there is no other', () => {
  expect(repetitionOf(typed('2026-11-24', ''))).toEqual({});
  expect(repetitionOf(typed('2026-11-24', '2026-12-08', [TUESDAY]))).toEqual({ repeat_until: '2026-12-08' });
  expect(repetitionOf(typed('2026-11-24', '2026-12-08', [THURSDAY, MONDAY]))).toEqual({
    repeat_until: '2026-12-08',
    repeat_weekdays: [0, 1, 3],
  });
  expect(repetitionOf(typed('2026-11-24', '', [THURSDAY]))).toEqual({
    repeat_until: '2026-11-30',
    repeat_weekdays: [1, 3],
  });
});
