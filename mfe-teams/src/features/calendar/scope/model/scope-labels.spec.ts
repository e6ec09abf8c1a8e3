import { earlierText, marksText, scopeLabel, stayingText } from './scope-labels.js';

const reach = (events: number, attendance_marks = 0) => ({ events, attendance_marks, took_place: 0, own_day: 0 });

test.each([
  ['one', 1, 'Only this one'],
  ['following', 12, 'This and following (12 events)'],
  ['following', 1, 'This and following (1 event)'],
  ['all', 24, 'All (24 events)'],
] as const)('the scope %s of %p → %p', (scope, events, label) => expect(scopeLabel(scope, reach(events))).toBe(label));

test.each([
  [0, null],
  [1, '1 attendance mark will be deleted too.'],
  [40, '40 attendance marks will be deleted too.'],
])('%p marks → %p', (marks, text) => expect(marksText(reach(1, marks))).toBe(text));

test.each([
  [24, 12, '2026-11-22', '12 of them are in the past.'],
  [24, 23, '2026-11-22', '1 of them is in the past.'],
  [24, 12, '2026-11-29', '12 of them are before this one.'],
  [24, 12, '2026-11-15', '12 of them are before this one.'],
  [24, 24, '2026-11-22', null],
])('all %p, following %p on %s → %p', (all, following, date, text) =>
  expect(earlierText({ one: reach(1), following: reach(following), all: reach(all) }, date, '2026-11-22')).toBe(text),
);

test.each([
  [0, 0, null],
  [3, 0, '3 of them took place and stay on their day.'],
  [0, 1, '1 on another weekday stays there.'],
  [1, 2, '1 of them took place and stays on its day. 2 on other weekdays stay there.'],
])('%p that took place and %p with another weekday → %p', (took_place, own_day, text) =>
  expect(stayingText({ ...reach(12), took_place, own_day })).toBe(text),
);
