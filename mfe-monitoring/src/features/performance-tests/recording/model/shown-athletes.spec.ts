import { buildAthlete } from '../testing/build-athlete.js';
import { positionsOf, shownAthletes } from './shown-athletes.js';

const ATHLETES = [
  buildAthlete(1, { first_name: 'Zoë', position: 'Winger', jersey_number: '7' }),
  buildAthlete(2, { first_name: 'Bo', position: 'Keeper', jersey_number: '17' }),
  buildAthlete(3, { first_name: 'Cy', position: null, jersey_number: null }),
];

test.each([
  ['', null, [1, 2, 3]],
  ['zoe', null, [1]],
  ['7', null, [1]],
  [' #17 ', null, [2]],
  ['1', null, [2]],
  ['70', null, []],
  ['', 'Keeper', [2]],
  ['zoe', 'Keeper', []],
])('search %j, position %j: %j', (search, position, ids) => {
  expect(shownAthletes(ATHLETES, { search, position }).map(({ athlete_id: id }) => id)).toEqual(ids);
});

test('each position once, in alphabetical order', () => {
  expect(positionsOf([...ATHLETES, ...ATHLETES])).toEqual(['Keeper', 'Winger']);
});
