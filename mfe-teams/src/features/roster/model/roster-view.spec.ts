import { buildAthlete } from '../testing/build-athlete.js';
import { formatShownCount, filterAthletes, readView, writeView } from './roster-view.js';

test('reads the filters from the address and ignores invalid values', () => {
  expect(readView(new URLSearchParams('q=ana&show=archived&answers=not-yet'))).toEqual({
    search: 'ana',
    archived: true,
    cannotAnswer: true,
  });
  expect(readView(new URLSearchParams('show=everybody&answers=1'))).toEqual({
    search: '',
    archived: false,
    cannotAnswer: false,
  });
});

test('leaves default values out and keeps unrelated parameters', () => {
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
    buildAthlete({ athlete_id: 12, last_name: 'Berg', position: 'Winger', jersey_number: '12' }),
  ];
  expect(filterAthletes(roster, search)).toHaveLength(count);
});

test.each([
  [20, 20, '20 athletes'],
  [1, 1, '1 athlete'],
  [3, 20, '3 of 20 athletes'],
  [0, 1, '0 of 1 athlete'],
])('%d of %d: %p', (shown, all, text) => expect(formatShownCount(shown, all)).toBe(text));
