import { may, type StaffRole } from '@touchline/contracts/permissions';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { nextStep, type WantedStep } from './next-step.js';

const team = (id: number, athletes: number, role: StaffRole): TeamWithAthletes => {
  const name = `Team ${id}`;
  return { team_id: id, id, team_name: name, name, sport: 'Soccer (W)', athlete_count: athletes, role };
};
const found = (teams: TeamWithAthletes[], wanted: Partial<WantedStep>, hasPage = () => true) =>
  nextStep(
    teams,
    { step: 'roster', teamId: null, ...wanted },
    {
      may: (permission, id) => may(teams.find(({ team_id: own }) => own === id)?.role ?? 'viewer', permission),
      hasPage,
    },
  );

test.each([
  ['any step without a team', [], {}, '/team-creation?create=1'],
  ['links without athletes', [team(4, 0, 'head_coach')], { step: 'links' }, '/team-creation/4/import'],
  ['a roster', [team(4, 0, 'coach')], {}, '/team-creation/4/import'],
  [
    'a roster, of the team in which the role allows it',
    [team(3, 0, 'viewer'), team(4, 0, 'coach')],
    {},
    '/team-creation/4/import',
  ],
  ['events without athletes', [team(4, 0, 'coach')], { step: 'week' }, '/calendar?team=4&form=add'],
  [
    'events from a day on',
    [team(4, 9, 'coach')],
    { step: 'week', day: '2026-11-20' },
    '/calendar?team=4&day=2026-11-20&form=add',
  ],
  [
    'links, of the team with athletes',
    [team(3, 0, 'head_coach'), team(4, 9, 'head_coach')],
    { step: 'links' },
    '/team-creation/4/links',
  ],
  ['the link of an athlete', [team(4, 9, 'head_coach')], { step: 'links', athleteId: 7 }, '/team-creation/4?phone=7'],
] as const)('%s leads to the page of the open step', (_, teams, wanted, to) => {
  expect(found([...teams], wanted)?.link?.to).toBe(to);
});

test.each([
  ['a roster with athletes', [team(3, 0, 'coach'), team(4, 9, 'coach')], {}],
  ['a team beside other teams', [team(4, 0, 'coach')], { step: 'team' }],
  ['a team of somebody else', [team(4, 0, 'coach')], { teamId: 5 }],
] as const)('%s has no next step', (_, teams, wanted) => {
  expect(found([...teams], wanted)).toBeUndefined();
});

test('the chosen team decides, not the others', () =>
  expect(found([team(3, 0, 'coach'), team(4, 9, 'coach')], { teamId: 3 })?.link?.to).toBe('/team-creation/3/import'));

test('a role that does not allow the step reads who may do it', () => {
  expect(found([team(4, 0, 'viewer')], {})).toEqual({
    text: 'Next: bring the roster. This needs: Head coach, Coach, Strength and conditioning.',
  });
  expect(found([team(4, 9, 'coach')], { step: 'links' })).toEqual({
    text: 'Next: hand out links. This needs: Head coach.',
  });
});

test('a page that the site does not have is not offered', () => {
  expect(found([team(4, 0, 'coach')], {}, () => false)).toBeUndefined();
});
