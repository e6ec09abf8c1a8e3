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
 * Who a registered person already is: first who has the name, too; else whoever has the address in another team, which is then a move. Null
 * for a new athlete, also where the address is that of somebody with another name in the same team: sisters share their parents' address.
 * On rosters before archived, then the lower id.
 */
export function knownAthlete<T extends SameAddress>(candidates: readonly T[], person: { teamId: number; sortKey: string }): T | null {
  const ordered = [...candidates].sort((a, b) => Number(a.archived) - Number(b.archived) || a.id - b.id);
  const named = ordered.filter((one) => one.sortKey === person.sortKey);
  return named.find((one) => one.teamId === person.teamId) ?? named[0] ?? ordered.find((one) => one.teamId !== person.teamId) ?? null;
}
