import { dayHeightFor, fillingDayHeight, fitTitles, titleLinesIn, describeTitles } from './day-titles.js';

test.each([
  [700, 5, 129],
  [700, 6, 107],
  [100, 6, 48],
  [0, 5, 48],
])('%p pixels and %p weeks make days of %p', (free, weeks, height) => {
  expect(fillingDayHeight(free, weeks)).toBe(height);
  if (height > 48) expect(32 + (weeks + 2) * 3 + weeks * height).toBeLessThanOrEqual(free);
});

test.each([
  [129, 5],
  [87, 3],
  [51, 1],
  [50, 0],
  [20, 0],
])('a day of %p pixels has %p lines', (height, lines) => expect(titleLinesIn(height)).toBe(lines));

test('large text has fewer lines in the same height, and the same lines in a larger one', () => {
  expect(titleLinesIn(129, 2)).toBe(1);
  expect([dayHeightFor(3, 1), dayHeightFor(3, 2)]).toEqual([101, 202]);
});

test.each([
  [0, 4, 0, 0],
  [4, 4, 4, 0],
  [5, 4, 3, 2],
  [20, 4, 3, 17],
  [2, 1, 0, 2],
  [1, 1, 1, 0],
  [3, 0, 0, 3],
])('of %p events in %p lines %p are named and %p counted', (events, lines, named, more) =>
  expect(fitTitles(events, lines)).toEqual({ named, more }),
);

test('describes the lines for screen readers', () => {
  const events = [
    { event_time: '07:30', event_title: 'Breakfast', status: 'completed' as const },
    { event_time: null, event_title: 'Exam Day', status: 'scheduled' as const },
    { event_time: '18:00', event_title: 'Practice', status: 'missed' as const },
  ];
  expect([0, 1, 2, 3, 4].map((lines) => describeTitles(events, lines))).toEqual([
    '',
    '',
    '07:30 Breakfast, 2 more',
    '07:30 Breakfast, Exam Day, 18:00 Practice, missed event',
    '07:30 Breakfast, Exam Day, 18:00 Practice, missed event',
  ]);
  expect(describeTitles([], 4)).toBe('');
});
