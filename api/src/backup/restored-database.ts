import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import { removeDeletedBytes } from '../athlete-data/deleted-bytes.js';
import { eraseListed } from '../athlete-data/erase-athlete.js';
import type { ErasedAthlete } from '../athlete-data/erased-list.js';
import { MailEntity } from '../common/mail/mail.entity.js';
import { recordAdministration } from '../common/security-log/record-event.js';
import type { Settings } from '../config/settings.js';
import { createDatabaseContext } from '../database-context.js';
import { WRITER } from '../database/data-source-names.js';
import { DatabaseConnection } from '../database/database-connection.js';
import { deleteBatch } from '../database/delete-batch.js';
import { SKIPPED_IDS, skipIds } from '../database/skipped-ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { AthleteLinkEntity, endAnyDevices } from '../modules/athlete-access/index.js';
import { AddressRequestEntity, GuardianRequestEntity } from '../modules/consents/index.js';
import { PasswordResetEntity } from '../modules/coaches/passwords/password-reset.entity.js';
import { StaffInvitationEntity } from '../modules/staff/index.js';
import { SessionEntity } from '../modules/coaches/index.js';

const BATCH = 500;

/**
 * What a restored database needs before anybody uses it: the tables of this release, nobody who was erased, no session,
 * mailed link, athlete's link or device that has ended since the backup, and numbers that were never given to somebody
 * else. A new table whose rows must not come back with old data is added here. Returns sentences about it. `erased` is
 * null where no list of erased athletes was found.
 */
export async function prepareRestored(
  database: Settings['database'],
  erased: readonly ErasedAthlete[] | null,
  now: Date,
): Promise<string[]> {
  const again: number[] = [];
  const sentences = await prepareRows(database, erased ?? [], again, now);
  if (again.length > 0 && database.kind === 'sqlite') await removeDeletedBytes(database.file);
  return [...sentences, erasedText(erased, again)];
}

function erasedText(erased: readonly ErasedAthlete[] | null, again: readonly number[]): string {
  if (erased === null)
    return 'Warning: no list of erased athletes was found. If somebody was erased since the backup, erase them again: `npm run athlete -- erase`.';
  return again.length === 0
    ? 'The backup held no athlete who was erased.'
    : `These athletes were erased since the backup, and were erased again: ${again.join(', ')}.`;
}

async function prepareRows(
  database: Settings['database'],
  erased: readonly ErasedAthlete[],
  again: number[],
  now: Date,
): Promise<string[]> {
  const context = await createDatabaseContext(database, { isRestore: true });
  try {
    const connection = context.get(DatabaseConnection);
    const pending = await connection.migrate();
    await connection.open();
    const unitOfWork = context.get(UnitOfWork);
    again.push(...(await eraseListed(unitOfWork, erased, now)));
    const sessions = await deleteAll(unitOfWork, SessionEntity);
    const links = await deleteAll(unitOfWork, PasswordResetEntity);
    const athleteLinks = await deleteAll(unitOfWork, AthleteLinkEntity);
    const devices = await inBatches(unitOfWork, (tx) => endAnyDevices(tx, now));
    const questions = await deleteAll(unitOfWork, GuardianRequestEntity);
    const addresses = await deleteAll(unitOfWork, AddressRequestEntity);
    const invitations = await deleteAll(unitOfWork, StaffInvitationEntity);
    const mails = await deleteAll(unitOfWork, MailEntity);
    await skipIds(context.get<DataSource>(getDataSourceToken(WRITER)));
    await unitOfWork.write((tx: EntityManager) => recordAdministration(tx, 'restore', { institutionId: null }, now));

    return [
      ...(pending.length > 0 ? [`The tables were brought to this release: ${pending.length} migrations ran.`] : []),
      `Everybody has to sign in again: ${sessions} sessions have ended, and ${links} mailed links and ${mails} waiting mails were removed.`,
      `Colleagues have to be invited again: ${invitations} invitations to the staff of a team were removed. ` +
        `Who is on the staff, and with which role, is that of the backup: end again what was ended since.`,
      `Athletes who answer on their own phone need a new link: ${athleteLinks} links and ${devices} paired devices have ended.`,
      `Guardians and mail addresses have to be asked again: ${questions} questions to guardians and ${addresses} addresses that waited to be confirmed were removed.`,
      'Consents are those of the backup: record again what was withdrawn since, before anybody gets a new link.',
      `New athletes, coaches and teams get numbers that are higher by ${SKIPPED_IDS}, so that no number that was given after the backup comes to mean somebody else.`,
    ];
  } finally {
    await context.close();
  }
}

const deleteAll = (unitOfWork: UnitOfWork, table: EntityTarget<object>): Promise<number> =>
  inBatches(unitOfWork, (tx) => deleteBatch(tx, table, {}, BATCH));

/** Repeats `step` until it finds nothing more; returns how many rows it found. */
async function inBatches(unitOfWork: UnitOfWork, step: (tx: EntityManager) => Promise<number>): Promise<number> {
  let total = 0;
  for (let found = await unitOfWork.write(step); found > 0; found = await unitOfWork.write(step)) total += found;
  return total;
}
