import { addDays } from '@touchline/contracts/calendar-date';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import type { AnswersRevision } from '@touchline/contracts/squad.schema';
import type { EntityManager } from 'typeorm';
import { sha256 } from '../../../common/text/sha256.js';
import { todayIn } from '../../../common/time/local-time.js';
import { selectExpressions } from '../../../database/row-selection.js';

/** Two simultaneous answers may have the same instant, and a deleted row takes its version with it: only all three tell. */
const STATES = selectExpressions({
  kind: 'state.kind',
  count: 'state.count',
  versions: 'state.versions',
  changed: 'state.changed',
});
const ANSWER_TABLES = ['wellness_entries', 'training_sessions'];
/** Lists of ids, because MariaDB would read all days of an athlete that it joins. */
const STATE_OF_EACH = ANSWER_TABLES.map(
  (table) =>
    `SELECT '${table}' AS kind, COUNT(*) AS count, SUM(row.version) AS versions, MAX(row.updated_at) AS changed
     FROM ${table} row WHERE row.athlete_id IN (:...athleteIds) AND row.date BETWEEN :from AND :to`,
).join(' UNION ALL ');
const LENGTH = 16;

/**
 * Names the surveys and sessions that these athletes can answer at `now`, those of today and yesterday at the club, as
 * they are stored: another one after every write. A coach may write on the day after, so that it counts, too. null for
 * nobody, and for more athletes than a board shows. One query.
 */
export async function findAnswersRevision(
  manager: EntityManager,
  athleteIds: readonly number[],
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<AnswersRevision['revision']> {
  if (athleteIds.length === 0 || athleteIds.length > BOARD_ATHLETES_MAX) return null;
  const today = todayIn(timeZone, now);
  const states = await STATES.read(manager, `FROM (${STATE_OF_EACH}) state ORDER BY state.kind`, {
    athleteIds,
    from: addDays(today, -1),
    to: addDays(today, 1),
  });
  return sha256(JSON.stringify(states)).slice(0, LENGTH);
}
