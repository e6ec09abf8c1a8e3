import { In, type EntityManager } from 'typeorm';
import { recordAdministration } from '../common/security-log/record-event.js';
import { deleteBatch } from '../database/delete-batch.js';
import { metadataOf } from '../database/table-rows.js';
import { lockRows, type UnitOfWork } from '../database/unit-of-work.js';
import { AthleteEntity } from '../modules/athletes/index.js';
import { CalendarEventEntity } from '../modules/calendar/index.js';
import { MembershipEntity } from '../modules/memberships/index.js';
import { dropPendingConsents } from '../modules/consents/index.js';
import { PendingAthleteEntity } from '../modules/registrations/index.js';
import { deleteRows, keysOf } from './athlete-rows.js';
import { ATHLETE_TABLES } from './athlete-tables.js';
import { ERASURE_COMMAND } from './erased-in-log.js';
import type { ErasedAthlete } from './erased-list.js';

/** Deleted rows per transaction. */
const ROWS_PER_STEP = 500;

/**
 * Deletes every row of an athlete. The caller has listed the erasure (`recordErasure`). An athlete with up to 500 rows is
 * deleted in one transaction. With more, the first one also empties all that tells who the person is, and the last one
 * deletes the athlete; a killed erasure is finished by running it again. Returns whether there was such an athlete.
 */
export async function eraseAthlete(
  unitOfWork: Pick<UnitOfWork, 'write'>,
  athleteId: number,
  now: Date,
): Promise<boolean> {
  for (let step = 1; ; step += 1) {
    const result = await unitOfWork.write((tx) => eraseStep(tx, athleteId, now));
    if (result !== 'unfinished') return result === 'erased' || step > 1;
  }
}

/**
 * Erases listed athletes again, in a database that was restored and that nobody uses yet: with them, registrations that
 * nobody had accepted yet. Returns the numbers of those of whom the database still had something.
 */
export async function eraseListed(
  unitOfWork: Pick<UnitOfWork, 'write'>,
  listed: readonly ErasedAthlete[],
  now: Date,
): Promise<number[]> {
  const erased: number[] = [];
  for (const { athleteId, registrationIds } of listed) {
    const wasThere = await eraseAthlete(unitOfWork, athleteId, now);
    const registrations = await unitOfWork.write(async (tx) => {
      await dropPendingConsents(tx, registrationIds);
      return deleteBatch(tx, PendingAthleteEntity, { id: In([...registrationIds]) });
    });
    if (wasThere || registrations > 0) erased.push(athleteId);
  }
  return erased;
}

async function eraseStep(
  tx: EntityManager,
  athleteId: number,
  now: Date,
): Promise<'unknown' | 'unfinished' | 'erased'> {
  // New rows of the athlete wait for this lock by their foreign keys, and then find no athlete.
  await lockRows(tx, 'athletes', [athleteId]);
  const athlete = await tx.findOneBy(AthleteEntity, { id: athleteId });
  if (!athlete) return 'unknown';

  // A coach who changes one of the events stores a copy of it, which no foreign key holds back.
  const events = await tx.find(CalendarEventEntity, { select: { id: true }, where: { athleteId } });
  if (events.length > 0)
    await lockRows(
      tx,
      'calendar_events',
      events.map(({ id }) => id),
    );

  const keys = await keysOf(tx, athlete);
  let left = ROWS_PER_STEP;
  for (const table of ATHLETE_TABLES) {
    if (left === 0) {
      await emptyPerson(tx, athlete, now);
      return 'unfinished';
    }
    left -= await deleteRows(tx, table, keys, left);
  }
  const { institutionId } = keys;
  await recordAdministration(tx, ERASURE_COMMAND, { institutionId, athleteId, teamId: athlete.teamId }, now);
  return 'erased';
}

/** Empties every column that is not needed to delete the row: a reader who opens the athlete meanwhile learns nothing. */
async function emptyPerson(tx: EntityManager, { id, version }: AthleteEntity, now: Date): Promise<void> {
  const { columns } = metadataOf(tx, 'athletes');
  const emptied = columns.flatMap(({ propertyName, isNullable, type }) => {
    if (isNullable) return [[propertyName, null]];
    return type === 'varchar' ? [[propertyName, '']] : [];
  });
  await tx.update(MembershipEntity, { athleteId: id }, { jerseyNumber: null, position: null });
  await tx.update(
    AthleteEntity,
    { id },
    { ...(Object.fromEntries(emptied) as Partial<AthleteEntity>), archivedAt: now, version: version + 1 },
  );
}
