import type { EntityManager } from 'typeorm';
import { recordCoachEvent } from '../../common/security-log/record-event.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { PosterLinkEntity } from './poster-link.entity.js';

/** The coach who changes a link, and the network of the call: see `networkOf`. */
export interface PosterChange {
  coachId: number;
  institutionId: number;
  network: string | null;
}

/** Stores the link of a team in place of its former one, which ends. The caller has locked the team. */
export async function replacePosterLink(tx: EntityManager, link: PosterLinkEntity, by: PosterChange): Promise<void> {
  const { teamId, createdAt: now, ...values } = link;
  const { affected } = await tx.update(PosterLinkEntity, { teamId }, { ...values, createdAt: now });
  if (affected === 0) await insertOrRetry(tx, PosterLinkEntity, [link]);
  await recordCoachEvent(tx, { event: 'poster_link_made', teamId, ...by }, now);
}

/** Ends the link of a team, if it has one. */
export async function deletePosterLink(tx: EntityManager, teamId: number, by: PosterChange, now: Date): Promise<void> {
  const { affected } = await tx.delete(PosterLinkEntity, { teamId });
  if (affected === 1) await recordCoachEvent(tx, { event: 'poster_link_ended', teamId, ...by }, now);
}
