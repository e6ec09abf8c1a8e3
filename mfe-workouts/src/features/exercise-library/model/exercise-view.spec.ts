import { readView, writeView, type ExerciseView } from './exercise-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<ExerciseView>) =>
  writeView(new URLSearchParams(search), change).toString();
const DEFAULT: ExerciseView = { search: '', muscleGroup: null, equipment: null, savedOnly: false, page: 1, open: null };

test.each<[string, Partial<ExerciseView>]>([
  ['', {}],
  [
    'q=squat&group=Full+Body&equipment=Kettlebells&saved=1&page=3',
    { search: 'squat', muscleGroup: 'Full Body', equipment: 'Kettlebells', savedOnly: true, page: 3 },
  ],
  ['exercise=501', { open: { exerciseId: 501, adding: false } }],
  ['exercise=501.add', { open: { exerciseId: 501, adding: true } }],
  ['group=legs&equipment=All&saved=true', {}],
  ['group=toString', {}],
  ...['0', '-1', '1.5', 'abc', '', '.add', '0.add', '501.addx', '9999999999999999'].flatMap(
    (text): [string, Partial<ExerciseView>][] => [
      [`exercise=${text}`, {}],
      [`page=${text}`, {}],
    ],
  ),
])('reads %p', (search, expected) => expect(read(search)).toEqual({ ...DEFAULT, ...expected }));

test.each<[string, Partial<ExerciseView>, string]>([
  ['q=a&page=3&x=1', { search: '' }, 'x=1'],
  ['page=3', { muscleGroup: 'Legs' }, 'group=Legs'],
  ['page=3&saved=1', { savedOnly: false }, ''],
  ['group=Legs', { page: 2 }, 'group=Legs&page=2'],
  ['group=Legs&page=2', { open: { exerciseId: 7, adding: true } }, 'group=Legs&page=2&exercise=7.add'],
  ['exercise=7.add', { open: null }, ''],
])('%p with change %p becomes %p', (search, change, expected) => expect(write(search, change)).toBe(expected));

test('a written view reads back', () => {
  const view: ExerciseView = {
    search: 'Zoë & co ',
    muscleGroup: 'Core',
    equipment: 'Other',
    savedOnly: true,
    page: 4,
    open: { exerciseId: 12, adding: false },
  };
  expect(readView(writeView(new URLSearchParams(), view))).toEqual({ ...view, page: 4 });
});
