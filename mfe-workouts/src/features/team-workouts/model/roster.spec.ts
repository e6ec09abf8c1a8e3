import { buildAthlete } from '../../../shared/testing/build-workout.js';
import { filterRoster } from './roster.js';

const ANA = buildAthlete({
  athlete_id: 1,
  first_name: 'Ana',
  last_name: 'Soccer',
  team_id: 1,
  injury_body_part: 'Knee',
  injury_severity: 6,
});
const BO = buildAthlete({ athlete_id: 2, first_name: 'Bo', last_name: 'Berg', team_id: 2, sport: 'Rugby (M)' });
const HALF = buildAthlete({
  athlete_id: 3,
  first_name: 'Cleo',
  last_name: 'Dahl',
  team_id: 2,
  sport: 'Rugby (M)',
  injury_body_part: 'Knee',
});
const ALL = { rosterTeam: '', status: null, search: '' };
const ids = (filter: Partial<Parameters<typeof filterRoster>[1]>) =>
  filterRoster([ANA, BO, HALF], { ...ALL, ...filter }).map(({ athlete_id: id }) => id);

test.each([
  ['everybody', {}, [1, 2, 3]],
  ['of a team', { rosterTeam: '2' }, [2, 3]],
  ['of a sport, where the teams could not be loaded', { rosterTeam: 'Rugby' }, [2, 3]],
  ['who are injured: what hurts and how much is known', { status: 'Injury' }, [1]],
  ['who are not', { status: 'Regular' }, [2, 3]],
  ['whose name contains it, in any case', { search: 'BER' }, [2]],
  ['not whose sport does', { search: 'rugby' }, []],
  ['to whom all of it applies', { rosterTeam: '2', status: 'Regular', search: 'o' }, [2, 3]],
] as const)('finds %s', (_, filter, found) => expect(ids(filter)).toEqual(found));
