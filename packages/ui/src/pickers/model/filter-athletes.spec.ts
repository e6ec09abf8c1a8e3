import { filterAthletes } from './filter-athletes.js';

const ana = { first_name: 'Ana', last_name: 'Hockenheim', sport: 'Soccer (W)', memberships: [{ team_id: 1 }] };
const zoe = { first_name: 'Zoë', last_name: 'Ng', sport: 'Ice Hockey (W)', memberships: [{ team_id: 2 }] };
const bea = { first_name: 'Bea', last_name: 'de la Cruz', sport: 'Soccer (W)', memberships: [{ team_id: 12 }] };
const all = [ana, zoe, bea];

test.each([
  ['nothing filters nothing', '', '', [ana, zoe, bea]],
  ['first and last name joined', '', 'ana hock', [ana]],
  ['sport, case does not matter', '', 'SOCCER', [ana, bea]],
  ['within the name or the sport', '', 'hock', [ana, zoe]],
  ['a decomposed letter', '', 'zoe\u0308', [zoe]],
  ['spaces around and doubled', '', '  de  la ', [bea]],
  ['a team by its id, not by its digits', '1', '', [ana]],
  ['team and search together', '12', 'soccer', [bea]],
  ['a sport as text', 'soccer', '', [ana, bea]],
  ['a team nobody is in', '99', '', []],
  ['a search nobody matches', '', 'xyz', []],
])('%s', (_, team, search, expected) => {
  expect(filterAthletes(all, team, search)).toEqual(expected);
});
