import type { Owner } from '../model/owner.js';

/** The team whose calendar is shown; where it is not one team's, why what belongs to a team cannot be done. */
export type ChosenTeam = { id: number; name: string } | { id: null; reason: string };

const REASONS: Readonly<Record<Exclude<Owner['kind'], 'team' | 'failed'>, string>> = {
  // An athlete's calendar has events of their own in it: nobody's to copy or to publish.
  athlete: 'This is for a team’s calendar. Go back to the team calendar first.',
  all: 'Choose a team first.',
  unknown: 'Choose a team first.',
  loading: 'The teams are still loading.',
};

/** Which team a copy of a week or a feed is for. */
export function chosenTeam(owner: Owner): ChosenTeam {
  if (owner.kind === 'team') return { id: owner.teamId, name: owner.label };
  return { id: null, reason: owner.kind === 'failed' ? owner.text : REASONS[owner.kind] };
}
