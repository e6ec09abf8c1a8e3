/** An athlete of the coach's teams with the e-mail address of a registration. */
export interface AthleteCandidate {
  id: number;
  teamId: number;
  /** The key by which names are ordered: equal for equal names. */
  sortKey: string;
  /** No longer on the roster. */
  archived: boolean;
}

/**
 * The athlete that a registered person is already: a candidate (all have the e-mail address) with the same name.
 * Candidates of the same team come first, then those on a roster before archived ones, then the lower id. Null for a
 * new athlete. The address alone does not identify a person: siblings register with the address of a parent, and
 * otherwise anyone who knows an address could move its athlete to another team.
 */
export function findKnownAthlete<T extends AthleteCandidate>(
  candidates: readonly T[],
  person: { teamId: number; sortKey: string },
): T | null {
  const sameName = candidates
    .filter((candidate) => candidate.sortKey === person.sortKey)
    .sort((a, b) => Number(a.archived) - Number(b.archived) || a.id - b.id);
  return sameName.find((candidate) => candidate.teamId === person.teamId) ?? sameName[0] ?? null;
}
