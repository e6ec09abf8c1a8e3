import { buildSquadAthlete } from '../testing/squad-answer.js';
import { boardRows, countShown } from './board-rows.js';
import { readBoardView, sortedBy, withBoardView, writeBoardView, type BoardView } from './board-view.js';

const calm = buildSquadAthlete({ athlete_id: 1, last_name: 'Berg', need: 'none' });
const tired = buildSquadAthlete({
  athlete_id: 2,
  last_name: 'Åker',
  need: 'talk',
  wellness: { state: 'talk', hooper_index: 20, z: 2.5, delta: 6 },
  load: { seven_days: 900, acwr: 1.4 },
});
const out = buildSquadAthlete({
  athlete_id: 3,
  last_name: 'Cole',
  availability: { status: 'out' },
  missing_days: 4,
  answered_at: null,
  need: 'silent',
  wellness: { state: 'no_answer', hooper_index: null, z: null, delta: null, ratings: null },
  load: { seven_days: null, acwr: null, history_days: 0 },
  attendance: [],
});
const squad = [tired, out, calm];
const view = (part: Partial<BoardView> = {}): BoardView => ({ shown: 'all', sort: 'need', reversed: false, ...part });
const ids = (part: Partial<BoardView>) => boardRows(squad, view(part)).map((row) => row.athlete_id);

test.each([
  ['needs', [2, 3]],
  ['can-train', [2, 1]],
  ['tired', [2]],
  ['no-answer', [3]],
  ['injured', [3]],
] as const)('shows %s', (shown, expected) => {
  expect(ids({ shown })).toEqual(expected);
  expect(countShown(squad)[shown]).toBe(expected.length);
});

test('sorts by every column, and keeps a row without a figure last in both directions', () => {
  expect(ids({ sort: 'name' })).toEqual([2, 1, 3]);
  expect(ids({ sort: 'availability' })).toEqual([3, 2, 1]);
  expect(ids({ sort: 'answered' })).toEqual([3, 2, 1]);
  expect(ids({ sort: 'hooper' })).toEqual([2, 1, 3]);
  expect(ids({ sort: 'load' })).toEqual([1, 2, 3]);
  expect(ids({ sort: 'attendance' })).toEqual([2, 1, 3]);
});

test('the address holds the view, and a broken one opens the board as usual', () => {
  const written = writeBoardView(new URLSearchParams('team=2'), { shown: 'needs', sort: 'load', reversed: true });
  expect(written.toString()).toBe('team=2&show=needs&sort=load&order=reversed');
  expect(readBoardView(written)).toEqual(view({ shown: 'needs', sort: 'load', reversed: true }));
  expect(readBoardView(new URLSearchParams('show=x&sort=y&order=z'))).toEqual(view());
});

test('another screen shows the same part of the board', () => {
  expect(withBoardView('/dashboard/squad?team=2', view({ shown: 'tired' }))).toBe('/dashboard/squad?team=2&show=tired');
  expect(withBoardView('/dashboard/squad', view())).toBe('/dashboard/squad');
});

test('the same column again turns the order', () => {
  expect(sortedBy('load', view())).toEqual({ sort: 'load', reversed: false });
  expect(sortedBy('load', view({ sort: 'load' }))).toEqual({ sort: 'load', reversed: true });
});
