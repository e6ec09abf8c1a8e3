import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { SecurityEntryEntity } from '../../../common/security-log/security-entry.entity.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import { todayIn } from '../../../common/time/local-time.js';
import { select } from '../../../database/row-selection.js';
import { AthleteDeviceEntity } from '../../athlete-access/index.js';
import { consentDay, ConsentEntity } from '../../consents/index.js';
import type { ConsentPeriod, KnownDevices } from '../calc/due-days.js';

const CONSENT = select(ConsentEntity, 'consent', [
  'athleteId',
  'currentAthleteId',
  'givenBy',
  'givenAt',
  'withdrawnAt',
]);

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
      own.map((consent, at) => {
        const { currentAthleteId, withdrawnAt } = consent;
        const from = consentDay(consent, timeZone);
        if (withdrawnAt) return { from, to: todayIn(timeZone, withdrawnAt) };
        // One that was neither withdrawn nor counts was followed by the next one.
        return { from, to: currentAthleteId === null ? consentDay(own[at + 1] ?? consent, timeZone) : null };
      }),
    ]),
  );
}

const DEVICE = select(AthleteDeviceEntity, 'device', ['athleteId', 'expiresAt']);
const CHANGE = select(SecurityEntryEntity, 'entry', ['athleteId', 'event', 'at']);

/**
 * The devices of these athletes (at least one) now, and how they changed since the first day, by athlete. The security log
 * has every pairing and every end of a device that is stored no more; an expired one that is still stored tells its end by
 * itself, so nothing depends on when it is removed. Two queries.
 */
export async function findKnownDevices(
  manager: EntityManager,
  athleteIds: readonly number[],
  { from, timeZone, now }: { from: Date; timeZone: string; now: Date },
): Promise<Map<number, KnownDevices>> {
  const stored = await DEVICE.read(
    manager,
    'FROM athlete_devices device WHERE device.athlete_id IN (:...athleteIds) AND device.expires_at >= :from',
    { athleteIds, from },
  );
  const entries = await CHANGE.read(
    manager,
    `FROM athletes athlete INNER JOIN security_entries entry ON entry.athlete_id = athlete.id AND entry.at >= :from
     WHERE athlete.id IN (:...athleteIds) AND entry.event IN ('device_paired', 'device_ended', 'device_expired')`,
    { athleteIds, from },
  );
  const present = byAthlete(stored.filter(({ expiresAt }) => expiresAt > now));
  const changes = byAthlete([
    ...entries.flatMap(({ athleteId, event, at }) =>
      athleteId === null
        ? []
        : [changeAt(athleteId, event === 'device_expired' ? lastOf(at) : at, event === 'device_paired' ? 1 : -1)],
    ),
    ...stored
      .filter(({ expiresAt }) => expiresAt <= now)
      .map(({ athleteId, expiresAt }) => changeAt(athleteId, lastOf(expiresAt), -1)),
  ]);
  return new Map(
    athleteIds.map((id) => [id, { present: present.get(id)?.length ?? 0, changes: changes.get(id) ?? [] }]),
  );

  /** A device expires at the first instant at which it may not answer any more, often the first one of a day. */
  function lastOf(expiry: Date): Date {
    return new Date(expiry.getTime() - 1);
  }

  function changeAt(athleteId: number, at: Date, by: 1 | -1): { athleteId: number; day: CalendarDate; by: 1 | -1 } {
    return { athleteId, day: todayIn(timeZone, at), by };
  }
}
