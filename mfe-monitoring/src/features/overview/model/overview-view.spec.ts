import { chooseTeam, readView, teamIdOf, writeView, type OverviewView } from './overview-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<OverviewView>) =>
  writeView(new URLSearchParams(search), change).toString();

test.each<[string, Partial<OverviewView>]>([
  ['', {}],
  ['team=3&q=an&athlete=7&completion=all-time', { team: '3', search: 'an', athleteId: 7, period: 'all-time' }],
  ['completion=nonsense', {}],
])('reads %p', (search, expected) =>
  expect(read(search)).toEqual({ team: '', search: '', athleteId: null, period: '30-days', ...expected }),
);

test('defaults are left out, parameters of other parts stay', () => {
  expect(write('athlete=7&x=1', { period: 'all-time' })).toBe('athlete=7&x=1&completion=all-time');
  expect(write('athlete=7&completion=all-time&team=2', { period: '30-days', team: '' })).toBe('athlete=7');
});

test.each([
  ['3', 3],
  ['', null],
  ['Soccer', null],
])('the team %p has the number %p', (team, id) => expect(teamIdOf({ team })).toBe(id));

const ATHLETES = [{ athlete_id: 7, memberships: [{ team_id: 3 }] }];
test.each([
  ['their own team', '3', ATHLETES, { team: '3' }],
  ['all teams', '', ATHLETES, { team: '' }],
  ['a sport that stands in for teams', 'Soccer', ATHLETES, { team: 'Soccer' }],
  ['another team', '4', ATHLETES, { team: '4', athleteId: null }],
  ['a team while the list is not there', '3', undefined, { team: '3', athleteId: null }],
])('with an athlete chosen, choosing %s', (_, team, athletes, change) =>
  expect(chooseTeam(team, { athleteId: 7 }, athletes)).toEqual(change),
);
