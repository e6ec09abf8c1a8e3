import { earlierText, marksText, scopeLabel } from './scope-labels.js';

const reach = (events: number, attendance_marks = 0) => ({ events, attendance_marks });

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
