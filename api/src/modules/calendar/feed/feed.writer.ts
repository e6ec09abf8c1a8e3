import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

/** Stores the secret of a team's feed in place of the one before. */
export async function saveSecret(tx: EntityManager, feed: CalendarFeedEntity): Promise<void> {
  const { teamId, ...values } = feed;
  const { affected } = await tx.update(CalendarFeedEntity, { teamId }, values);
  if (affected === 0) await insertOrRetry(tx, CalendarFeedEntity, [feed]);
}

export async function deleteSecret(tx: EntityManager, teamId: number): Promise<void> {
  await tx.delete(CalendarFeedEntity, { teamId });
}
