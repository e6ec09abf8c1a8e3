import { dayText, weekSentence } from './week-days.js';

test('describes a week in one sentence', () => {
  expect(weekSentence(['present', null, 'excused', null, null, null, 'absent'])).toBe(
    'This week: Mon present, Wed excused, Sun absent',
  );
  expect(weekSentence(Array(7).fill(null))).toBe('No records this week');
});

test.each([
  ['2026-11-16', 0, 'present', 'Mon, Nov 16, 2026: Present'],
  ['2026-11-20', 0, 'absent', 'Mon, Nov 16, 2026: Absent'],
  ['2026-11-22', 6, 'excused', 'Sun, Nov 22, 2026: Excused'],
  ['2026-12-31', 4, null, 'Fri, Jan 1, 2027: No record'],
] as const)('on %s day %p of the week is %p: %s', (today, day, status, text) =>
  expect(dayText(today, day, status)).toBe(text),
);
