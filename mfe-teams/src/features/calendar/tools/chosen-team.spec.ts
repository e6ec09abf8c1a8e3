import type { Owner } from '../model/owner.js';
import { chosenTeam } from './chosen-team.js';

test('returns the team whose calendar is shown', () =>
  expect(chosenTeam({ kind: 'team', teamId: 3, label: 'Soccer (W)' })).toEqual({ id: 3, name: 'Soccer (W)' }));

test.each<[Owner, string]>([
  [{ kind: 'all' }, 'Select a team first.'],
  [{ kind: 'unknown' }, 'Select a team first.'],
  [{ kind: 'loading' }, 'The teams are still loading.'],
  [{ kind: 'failed', text: 'Failed to load teams. Please try again.' }, 'Failed to load teams. Please try again.'],
  [
    { kind: 'athlete', athleteId: 7, label: 'Ana' },
    'This works in a team calendar only. Open the team calendar first.',
  ],
])('gives the reason for %p', (owner, reason) => expect(chosenTeam(owner)).toEqual({ id: null, reason }));
