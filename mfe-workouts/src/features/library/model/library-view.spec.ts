import { readView, writeView, type LibraryView } from './library-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<LibraryView>) =>
  writeView(new URLSearchParams(search), change).toString();
const DEFAULT: LibraryView = { search: '', type: null, difficulty: null };

test.each<[string, Partial<LibraryView>]>([
  ['', {}],
  ['q=legs&type=Power&difficulty=Advanced', { search: 'legs', type: 'Power', difficulty: 'Advanced' }],
  ['type=power&difficulty=All', {}],
  ['type=toString', {}],
])('reads %p', (search, expected) => expect(read(search)).toEqual({ ...DEFAULT, ...expected }));

test('leaves out defaults and keeps the parameters of others', () => {
  expect(write('q=legs&type=Power&workout=3', { search: '', type: null })).toBe('workout=3');
});

test('a written view reads back', () => {
  const view: LibraryView = { search: 'Zoë & co ', type: 'Mobility', difficulty: 'Beginner' };
  expect(readView(writeView(new URLSearchParams(), view))).toEqual(view);
});
