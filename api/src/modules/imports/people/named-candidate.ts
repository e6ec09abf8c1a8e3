import type { RosterAthlete } from '../../athletes/index.js';
import type { Candidate } from './match-people.js';

/** An athlete of the coach whom somebody in a file may be. */
export interface NamedCandidate extends Candidate {
  teamName: string;
  archivedAt: Date | null;
  email: string | null;
}

/** `teamId`: the team to which the file is brought. */
export function toNamedCandidate({ athlete, teamName, memberships }: RosterAthlete, teamId: number): NamedCandidate {
  const { id, firstName, lastName, dateOfBirth, email, archivedAt } = athlete;
  const isOnTeam = memberships.some((membership) => membership.teamId === teamId && membership.kind === 'member');
  return {
    ...{ id, firstName, lastName, dateOfBirth, email, archivedAt, teamName },
    isMember: archivedAt === null && isOnTeam,
  };
}
