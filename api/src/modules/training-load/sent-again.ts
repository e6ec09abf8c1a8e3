import type { SessionWrite } from '@touchline/contracts/training-load.schema';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/shared.errors.js';
import type { SavedRows } from '../../common/versioned/versioned-rows.js';
import { findByIds } from './training-load.repository.js';
import type { TrainingSession } from './training-session.entity.js';

/**
 * A call that is sent again with its key is told by one number what the first one made. One number is enough: the new sessions of a call go in
 * with one INSERT, whose rows SQLite and MariaDB number one after the other (SQLite has one writer; InnoDB hands out the numbers of a statement
 * at once, as it knows how many there will be), and the body says which of its entries were new, in which order.
 */

/** The number of the first new session; of the first that was changed where none is new, so that such a call, too, is done once. */
export function firstNumber({ rows, created }: SavedRows<TrainingSession>): number {
  return (created[0] ?? rows[0])?.id ?? 0;
}

/**
 * The sessions of a call that was done before, as they are by now, in the order of its entries. Throws "not found" where one has gone since, or
 * where a number is not one of that athlete's sessions: a cluster that leaves gaps between its numbers is answered nothing wrong.
 */
export async function findSentBefore(
  tx: EntityManager,
  entries: readonly SessionWrite[],
  first: number,
): Promise<TrainingSession[]> {
  let next = first;
  const ids = entries.map(({ workout_id: id }) => id ?? next++);
  const stored = new Map((await findByIds(tx, ids)).map((row) => [row.id, row]));
  return entries.map(({ athlete_id: athleteId }, at) => {
    const row = stored.get(ids[at] ?? 0);
    if (row?.athleteId !== athleteId) throw notFound();
    return row;
  });
}
