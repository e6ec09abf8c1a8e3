import { hashAthleteKey, newAthleteKey } from '../../common/auth/athlete-key.js';
import { todayIn } from '../../common/time/local-time.js';
import { replaceLinks } from '../../modules/athlete-access/links/links.writer.js';
import { selectExpressions } from '../row-selection.js';
import type { UnitOfWork } from '../unit-of-work.js';

const FIRST = selectExpressions<{ athleteId: number; coachId: number }>({
  athleteId: 'athlete.id',
  coachId: 'staff.coach_id',
});

/**
 * Makes a new personal link for an athlete of the demo and returns its key; null when nobody is on a roster of the demo:
 * the first one of the first club who has agreed and has not answered today, because an answer of the demo is locked once
 * an event of the day has begun. Only hashes of keys are stored, so no start can tell the key of an earlier one.
 */
export function makeDemoLink(unitOfWork: UnitOfWork, now: Date): Promise<string | null> {
  const key = newAthleteKey();
  return unitOfWork.write(async (tx) => {
    const first = await FIRST.readOne(
      tx,
      `FROM athletes athlete
       INNER JOIN teams team ON team.id = athlete.team_id
       INNER JOIN institutions institution ON institution.id = team.institution_id
       INNER JOIN team_staff staff ON staff.team_id = team.id
       LEFT JOIN consents consent ON consent.current_athlete_id = athlete.id
       LEFT JOIN wellness_entries entry ON entry.athlete_id = athlete.id AND entry.date = :today
       WHERE institution.is_demo = :isDemo AND athlete.archived_at IS NULL
       ORDER BY institution.id, consent.id IS NULL, entry.id IS NOT NULL, athlete.id, staff.coach_id LIMIT 1`,
      { isDemo: 1, today: todayIn('UTC', now) },
    );
    if (!first) return null;
    const links = [{ athleteId: first.athleteId, keySha256: hashAthleteKey(key) }];
    await replaceLinks(tx, first.coachId, links, now);
    return key;
  });
}
