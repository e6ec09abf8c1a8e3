import { dropRow, moveRow } from './change-rows.js';
import { newExercise, newRest, type DraftRow } from './draft.js';
import { moveAnnouncement } from './move-announcement.js';

const squat: DraftRow = { ...newExercise(), name: 'Squat' };
const asking: DraftRow = { ...newExercise(), name: 'Jump', superset: true };
const hop: DraftRow = { ...newExercise(), name: 'Hop' };
const unchosen = newExercise();
const rest = newRest(90, 'library');

test.each<[string, DraftRow[], DraftRow, -1 | 1, string]>([
  ['an exercise', [squat, hop, rest], squat, 1, 'Squat is now row 2 of 3'],
  ['a rest', [squat, hop, rest], rest, -1, 'Rest 1 min 30 s is now row 2 of 3'],
  [
    'one without an exercise, which is called by the place it had',
    [unchosen, hop],
    unchosen,
    1,
    'Row 1 is now row 2 of 2',
  ],
  ['one past a superset', [asking, hop, squat], squat, -1, 'Squat is now row 1 of 3'],
  ['one within its superset', [rest, asking, hop], asking, 1, 'Jump is now row 3 of 3'],
  ['a superset as a whole, down', [asking, hop, squat], hop, 1, 'Hop and its superset are now rows 2 to 3 of 3'],
  ['a superset as a whole, up', [squat, asking, hop], asking, -1, 'Jump and its superset are now rows 1 to 2 of 3'],
])('%s', (_, before, row, step, text) => {
  expect(moveAnnouncement(before, moveRow(before, before.indexOf(row), step), row.key, 'library')).toBe(text);
});

test('a row that was dropped further away', () => {
  const before = [squat, hop, rest, unchosen];
  expect(moveAnnouncement(before, dropRow(before, 0, 3), squat.key, 'library')).toBe('Squat is now row 4 of 4');
});
