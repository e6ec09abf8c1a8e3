import { dayStatus } from './attendance-day.js';

test.each([
  [[], null],
  [['present'], 'present'],
  [['present', 'present'], 'present'],
  [['present', 'excused'], 'excused'],
  [['excused', 'present'], 'excused'],
  [['absent', 'present'], 'absent'],
  [['present', 'excused', 'absent'], 'absent'],
] as const)('%j reads as %j', (marks, day) => expect(dayStatus(marks)).toBe(day));
