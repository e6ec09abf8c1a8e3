import type { EntityManager } from 'typeorm';
import { endLinksMadeBy } from '../../athlete-access/index.js';
import { deleteSecret, findTeamsWithFeed } from '../../calendar/index.js';
import { endInvitationsBy } from '../invitations/invitations.writer.js';
import { findAdministrators, findEnabledStaff } from '../staff.repository.js';

/** What the end of a coach's access leaves behind, by the numbers of teams. */
export interface EndedAccess {
  /** Teams with a calendar feed whose address the coach may know. */
  feeds: number[];
  /** How many open links of athletes have ended, because the coach made them. */
  links: number;
  /** How many invitations have ended, because the coach sent them. */
  invitations: number;
  /** Teams that no coach reaches any more. */
  unreached: number[];
  /** Teams that coaches reach, and nobody may administer. */
  unadministered: number[];
}

/**
 * Ends what a coach may know of teams out of reach: links of athletes, invitations, and the feeds unless they are kept. One
 * piece for the page of the staff and for the commands. The coach's roles have ended, or the coach is disabled, before.
 */
export async function endTeamAccess(
  tx: EntityManager,
  coachId: number,
  teamIds: readonly number[],
  { keepFeeds, now }: { keepFeeds: boolean; now: Date },
): Promise<EndedAccess> {
  const feeds = await findTeamsWithFeed(tx, teamIds);
  if (!keepFeeds) for (const teamId of feeds) await deleteSecret(tx, teamId);
  const links = await endLinksMadeBy(tx, coachId, teamIds, now);
  const invitations = await endInvitationsBy(tx, coachId, teamIds, now);

  const reached = new Set((await findEnabledStaff(tx, teamIds)).map(({ teamId }) => teamId));
  const administered = new Set((await findAdministrators(tx, teamIds)).map(({ teamId }) => teamId));
  return {
    feeds,
    links,
    invitations,
    unreached: teamIds.filter((id) => !reached.has(id)),
    unadministered: teamIds.filter((id) => reached.has(id) && !administered.has(id)),
  };
}

/** Ends what only somebody may use who administers the team, when a coach no longer does. The coach stays on the staff. */
export async function endAdministration(
  tx: EntityManager,
  coachId: number,
  teamId: number,
  now: Date,
): Promise<Pick<EndedAccess, 'links' | 'invitations'>> {
  return {
    links: await endLinksMadeBy(tx, coachId, [teamId], now),
    invitations: await endInvitationsBy(tx, coachId, [teamId], now),
  };
}
