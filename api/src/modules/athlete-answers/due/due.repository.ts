import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { SecurityEntryEntity } from '../../../common/security-log/security-entry.entity.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import { select, selectExpressions } from '../../../database/row-selection.js';
import { ConsentEntity } from '../../consents/index.js';
import type { ConsentPeriod, KnownDevices } from '../calc/due-days.js';

const CONSENT = select(ConsentEntity, 'consent', ['athleteId', 'currentAthleteId', 'givenAt', 'withdrawnAt']);

/** All consents of these athletes (at least one) as periods of days at the club, by athlete. One query. */
export async function findConsentPeriods(
  manager: EntityManager,
  athleteIds: readonly number[],
  timeZone: string,
): Promise<Map<number, ConsentPeriod[]>> {
  const rows = await CONSENT.read(
    manager,
    `FROM athletes athlete INNER JOIN consents consent ON consent.athlete_id = athlete.id
     WHERE athlete.id IN (:...athleteIds) ORDER BY consent.given_at, consent.id`,
    { athleteIds },
  );
  const consents = byAthlete(
    rows.flatMap(({ athleteId, ...row }) => (athleteId === null ? [] : [{ athleteId, ...row }])),
  );
  return new Map(
    [...consents].map(([athleteId, own]) => [
      athleteId,
      own.map(({ currentAthleteId, givenAt, withdrawnAt }, at) => {
        // One that was neither withdrawn nor counts was followed by the next one.
        const end = withdrawnAt ?? (currentAthleteId === null ? (own[at + 1]?.givenAt ?? givenAt) : null);
        return { from: todayIn(timeZone, givenAt), to: end && todayIn(timeZone, end) };
      }),
    ]),
  );
}

const DEVICE = selectExpressions<{ athleteId: number; devices: string | number }>({
  athleteId: 'device.athlete_id',
  devices: 'COUNT(*)',
});
const CHANGE = select(SecurityEntryEntity, 'entry', ['athleteId', 'event', 'at']);

/**
 * The devices of these athletes (at least one) now, and how they changed since the first day, by athlete; an athlete of
 * whom nothing is known has no entry. The security log has every pairing and every end. Two queries.
 */
export async function findKnownDevices(
  manager: EntityManager,
  athleteIds: readonly number[],
  { from, timeZone, now }: { from: Date; timeZone: string; now: Date },
): Promise<Map<number, KnownDevices>> {
  const present = await DEVICE.read(
    manager,
    `FROM athlete_devices device WHERE device.athlete_id IN (:...athleteIds) AND device.expires_at > :now
     GROUP BY device.athlete_id`,
    { athleteIds, now },
  );
  const entries = await CHANGE.read(
    manager,
    `FROM athletes athlete INNER JOIN security_entries entry ON entry.athlete_id = athlete.id AND entry.at >= :from
     WHERE athlete.id IN (:...athleteIds) AND entry.event IN ('device_paired', 'device_ended')`,
    { athleteIds, from },
  );
  const count = new Map(present.map(({ athleteId, devices }) => [athleteId, Number(devices)]));
  const changes = byAthlete(
    entries.flatMap(({ athleteId, event, at }) =>
      athleteId === null ? [] : [{ athleteId, day: dayOf(at), by: event === 'device_paired' ? 1 : -1 } as const],
    ),
  );
  return new Map(athleteIds.map((id) => [id, { present: count.get(id) ?? 0, changes: changes.get(id) ?? [] }]));

  function dayOf(at: Date): CalendarDate {
    return todayIn(timeZone, at);
  }
}
