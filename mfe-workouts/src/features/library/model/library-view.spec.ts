import { readView, writeView, type LibraryView } from './library-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<LibraryView>) => writeView(new URLSearchParams(search), change).toString();
const DEFAULT: LibraryView = { search: '', type: null, difficulty: null, workoutId: null };

test.each<[string, Partial<LibraryView>]>([
  ['', {}],
  ['q=legs&type=Power&difficulty=Advanced&workout=7', { search: 'legs', type: 'Power', difficulty: 'Advanced', workoutId: 7 }],
  ['type=power&difficulty=All', {}],
  ['type=toString', {}],
  ...['0', '-1', '1.5', '1e3', 'abc', '', '9999999999999999'].map((id): [string, Partial<LibraryView>] => [`workout=${id}`, {}]),
])('reads %p', (search, expected) => expect(read(search)).toEqual({ ...DEFAULT, ...expected }));

test('leaves out what is at its default and keeps what belongs to others', () => {
  expect(write('q=legs&type=Power&x=1', { search: '', type: null, workoutId: 3 })).toBe('x=1&workout=3');
});

test('what is written reads back', () => {
  const view: LibraryView = { search: 'Zoë & co ', type: 'Mobility', difficulty: 'Beginner', workoutId: 12 };
  expect(readView(writeView(new URLSearchParams(), view))).toEqual(view);
});
