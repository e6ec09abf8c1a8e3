/** An athlete of the coach's own teams who has the e-mail address of a registration. */
export interface SameAddress {
  id: number;
  teamId: number;
  /** Names as they are ordered: equal for equal names. */
  sortKey: string;
  /** No longer on the roster. */
  archived: boolean;
}

/**
 * Who a registered person already is: who has the address and the name, in the team itself before any other, then on a roster before archived,
 * then the lower id. Null for a new athlete. The address alone proves nobody: sisters and brothers share their parents', in one team as in
 * two, and whoever knows somebody's address could else have them moved.
 */
export function knownAthlete<T extends SameAddress>(
  candidates: readonly T[],
  person: { teamId: number; sortKey: string },
): T | null {
  const named = candidates
    .filter((one) => one.sortKey === person.sortKey)
    .sort((a, b) => Number(a.archived) - Number(b.archived) || a.id - b.id);
  return named.find((one) => one.teamId === person.teamId) ?? named[0] ?? null;
}
