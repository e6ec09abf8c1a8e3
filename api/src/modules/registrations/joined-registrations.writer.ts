import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { findByExternalId } from '../../common/access/institution-reach.js';
import { todayIn } from '../../common/time/local-time.js';
import { DeletedRecordEntity } from '../../common/versioned/deleted-record.entity.js';
import { withInstants } from '../../common/versioned/restore-record.js';
import { lockRows } from '../../database/unit-of-work.js';
import { AthleteEntity } from '../athletes/index.js';
import { restorePendingConsents, type PendingConsents } from '../consents/index.js';
import { restoreMemberships, type ChangedMemberships } from '../memberships/index.js';
import { PendingAthleteEntity } from './pending-athlete.entity.js';
import { nextRosterPlace, type KnownAthlete } from './registrations.repository.js';
import { insertAthlete, replaceAthlete, resolveExternalId, type JoinUpdate } from './roster.writer.js';

/** What is kept of a registration that was accepted as an athlete whom the coach had before. */
export interface JoinedContent {
  registration: PendingAthleteEntity;
  consents: PendingConsents;
  /** The athlete before. */
  before: KnownAthlete;
  /** The columns that accepting changed, with their new values. */
  update: JoinUpdate;
  memberships: ChangedMemberships;
}

/** `registration`: as it was before it was closed, which clears it. */
export async function keepJoined(tx: EntityManager, content: JoinedContent, now: Date): Promise<void> {
  await tx.insert(DeletedRecordEntity, {
    kind: 'registration',
    recordId: content.registration.id,
    athleteId: content.before.id,
    content: JSON.stringify(content),
    deletedAt: now,
  });
}

/** Parses what `keepJoined` stored. */
export function parseJoined({ dataSource }: EntityManager, { content }: DeletedRecordEntity): JoinedContent {
  const { registration, consents, before, update, memberships } = JSON.parse(content) as JoinedContent;
  const athletes = dataSource.getMetadata(AthleteEntity);
  return {
    registration: withInstants(dataSource.getMetadata(PendingAthleteEntity), registration),
    consents,
    before: withInstants(athletes, before),
    update: withInstants(athletes, update),
    memberships,
  };
}

/**
 * Makes two persons of a registration and the athlete to whom it was joined, and returns the id of the new one. The athlete
 * gets back what accepting changed, as far as nobody has changed it since. Records made since stay with them.
 */
export async function separate(tx: EntityManager, coach: SignedInCoach, joined: DeletedRecordEntity): Promise<number> {
  const { registration, consents, before, update, memberships } = parseJoined(tx, joined);
  const place = await nextRosterPlace(tx, coach.institutionId);
  await lockRows(tx, 'athletes', [before.id]);
  const current = await tx.findOneByOrFail(AthleteEntity, { id: before.id });
  const restored = formerValues({ current, before, update });
  if (typeof restored.externalId === 'string') {
    const others = await findByExternalId(tx, coach.institutionId, restored.externalId);
    if (others.length > 0) restored.externalId = null;
  }
  await replaceAthlete(tx, current, { ...restored, version: current.version + 1 });
  await restoreMemberships(tx, before.id, memberships);

  const externalId = await resolveExternalId(tx, coach, registration.externalId, null);
  const joinedOn = todayIn(coach.timeZone, joined.deletedAt);
  const athleteId = await insertAthlete(tx, { ...registration, externalId }, place, joinedOn);
  await tx.update(PendingAthleteEntity, { id: registration.id }, { athleteId });
  await restorePendingConsents(tx, consents);
  await tx.delete(DeletedRecordEntity, { kind: 'registration', recordId: registration.id });
  return athleteId;
}

/** Columns that are about the row, not the person. */
const ROW_COLUMNS: ReadonlySet<string> = new Set(['version', 'institutionId', 'rosterNumber']);

/** The values from before, of the columns that still hold what accepting wrote. */
function formerValues({
  current,
  before,
  update,
}: Pick<JoinedContent, 'before' | 'update'> & { current: AthleteEntity }): JoinUpdate {
  const valueOf = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  const columns = Object.keys(update) as (keyof JoinUpdate)[];
  return Object.fromEntries(
    columns
      .filter((column) => !ROW_COLUMNS.has(column) && valueOf(current[column]) === valueOf(update[column]))
      .map((column) => [column, before[column]]),
  );
}
