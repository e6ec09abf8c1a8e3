import type { Owner } from '../model/owner.js';
import { chosenTeam } from './chosen-team.js';

test('a team that is there is the one', () =>
  expect(chosenTeam({ kind: 'team', teamId: 3, label: 'Soccer (W)' })).toEqual({ id: 3, name: 'Soccer (W)' }));

test.each<[Owner, string]>([
  [{ kind: 'all' }, 'Choose a team first.'],
  [{ kind: 'unknown' }, 'Choose a team first.'],
  [{ kind: 'loading' }, 'The teams are still loading.'],
  [{ kind: 'failed', text: 'Failed to load teams. Please try again.' }, 'Failed to load teams. Please try again.'],
  [
    { kind: 'athlete', athleteId: 7, label: 'Ana' },
    'This is for a team’s calendar. Go back to the team calendar first.',
  ],
])('%p is said', (owner, reason) => expect(chosenTeam(owner)).toEqual({ id: null, reason }));
