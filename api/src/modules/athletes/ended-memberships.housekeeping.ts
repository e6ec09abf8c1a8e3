import { addDays } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import {
  HOUR_MS,
  inTransaction,
  ROWS_PER_STEP,
  type HousekeepingTask,
} from '../../common/housekeeping/housekeeping-task.js';
import { todayIn } from '../../common/time/local-time.js';
import { select } from '../../database/row-selection.js';
import { AthleteEntity } from './athlete.entity.js';
import { followMemberships } from './main-team.writer.js';

const ATHLETE = select(AthleteEntity, 'athlete', ['id', 'teamId', 'version']).and<{ timeZone: string }>({
  timeZone: 'institution.time_zone',
});

/**
 * Brings athletes whose main team is over to their next one, and archives those who have none: rosters and reach follow
 * the memberships by themselves, so it may be an hour late.
 */
export const ENDED_MAIN_TEAMS: HousekeepingTask = {
  name: 'ended main teams',
  everyMs: HOUR_MS,
  step: inTransaction(followEnded),
};

async function followEnded(tx: EntityManager, now: Date): Promise<number> {
  // The latest day anywhere on earth; each club's own decides below.
  const day = addDays(todayIn('UTC', now), 1);
  const ended = await ATHLETE.read(
    tx,
    `FROM memberships own
     INNER JOIN athletes athlete ON athlete.id = own.athlete_id AND athlete.team_id = own.team_id
     INNER JOIN teams team ON team.id = athlete.team_id
     INNER JOIN institutions institution ON institution.id = team.institution_id
     WHERE own.last_day IS NOT NULL AND own.last_day < :day AND athlete.archived_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM memberships other WHERE other.athlete_id = own.athlete_id
         AND other.team_id = own.team_id AND (other.last_day IS NULL OR other.last_day >= :day))
     GROUP BY athlete.id, athlete.team_id, athlete.version, institution.time_zone
     ORDER BY athlete.id LIMIT ${ROWS_PER_STEP}`,
    { day },
  );
  let changed = 0;
  for (const { timeZone, ...athlete } of ended)
    changed += Number(await followMemberships(tx, athlete, { today: todayIn(timeZone, now), now }));
  return changed;
}
