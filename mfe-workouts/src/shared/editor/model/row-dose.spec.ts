import { buildRow } from '../../testing/build-workout.js';
import { newRest, toDraftRow, type DraftRow } from './draft.js';
import { rowDose } from './row-dose.js';

const row = (part: Partial<DraftRow>): DraftRow => ({ ...toDraftRow(buildRow({}), 'library'), ...part });

test.each<[Partial<DraftRow>, string]>([
  [{ sets: '4', reps: '6' }, '4 × 6'],
  [{ sets: '3', reps: '' }, '3 sets'],
  [{ sets: '1', reps: ' ' }, '1 set'],
  [{ sets: '', reps: '10' }, '10 reps'],
  [{ sets: '', reps: '1' }, '1 rep'],
  [{ sets: '', reps: '' }, ''],
  [{ sets: '3', timeBased: true, duration: '1:30' }, '3 × 1 min 30 s'],
  [{ sets: '', timeBased: true, duration: '45' }, '45 s'],
  [{ sets: '3', timeBased: true, duration: 'soon' }, '3 × soon'],
  [{ sets: '3', reps: '8', note: 'Slowly, each side.' }, '3 × 8 each side'],
  [{ sets: '', reps: '', note: 'Each side.' }, ''],
])('%p is shown as %p', (part, text) => expect(rowDose(row(part), 'library')).toBe(text));

test('reads durations as the editor of scheduled workouts writes them', () =>
  expect(rowDose(row({ sets: '2', timeBased: true, duration: '2m' }), 'calendar')).toBe('2 × 2 min'));

test('a rest has no dose, because its title says how long it is', () =>
  expect(rowDose(newRest(90, 'library'), 'library')).toBe(''));
