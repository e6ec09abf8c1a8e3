import { buildAthlete } from '../testing/build-athlete.js';
import { countText, foundAthletes, readView, writeView } from './roster-view.js';

test('the address says whom the coach is looking for; what makes no sense there is absent', () => {
  expect(readView(new URLSearchParams('q=ana&show=archived'))).toEqual({ search: 'ana', archived: true });
  expect(readView(new URLSearchParams('show=everybody'))).toEqual({ search: '', archived: false });
});

test('what equals its default is left out, and parameters of others stay', () => {
  const written = writeView(new URLSearchParams('q=ana&edit=11'), { archived: true });
  expect(written.toString()).toBe('q=ana&edit=11&show=archived');
  expect(writeView(written, { search: '', archived: false }).toString()).toBe('edit=11');
});

test.each([
  ['', 2],
  ['nunez', 1],
  ['wing', 1],
  ['12', 1],
  ['1', 0],
  ['soccer', 0],
])('%p finds %d', (search, count) => {
  const roster = [
    buildAthlete(),
    buildAthlete({ athlete_id: 12, last_name: 'Berg', position: 'Winger', jersey_number: 12 }),
  ];
  expect(foundAthletes(roster, search)).toHaveLength(count);
});

test.each([
  [20, 20, '20 athletes'],
  [1, 1, '1 athlete'],
  [3, 20, '3 of 20 athletes'],
  [0, 1, '0 of 1 athlete'],
])('%d of %d: %p', (shown, all, text) => expect(countText(shown, all)).toBe(text));
