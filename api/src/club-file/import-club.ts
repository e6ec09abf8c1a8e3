import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CommandError } from '../administration/command-error.js';
import { generatePassword } from '../administration/generated-secrets.js';
import { removeDeletedBytes } from '../athlete-data/deleted-bytes.js';
import { eraseListed } from '../athlete-data/erase-athlete.js';
import { listFolders } from '../athlete-data/erase-command.js';
import { readErasedAthletes, type ErasedAthlete } from '../athlete-data/erased-list.js';
import { AuditArchive } from '../common/audit/audit-archive.js';
import { namesInFolder } from '../common/files/names-in-folder.js';
import { recordAdministration } from '../common/security-log/record-event.js';
import type { Settings } from '../config/settings.js';
import { createDatabaseContext } from '../database-context.js';
import { WRITER } from '../database/data-source-names.js';
import { DatabaseConnection, PATIENT_DEADLINES } from '../database/database-connection.js';
import { OutcomeUnknownError } from '../database/database-errors.js';
import { SKIPPED_IDS, skipIds } from '../database/skipped-ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { CoachEntity, hashPassword } from '../modules/coaches/index.js';
import type { ClubManifest } from './club-manifest.js';
import { openClubFile, type OpenedClubFile } from './open-club-file.js';
import { requireNoRows, storeArchive, storeTables } from './store-club.js';

/**
 * Puts a club file into an empty installation: its rows in one transaction, so that a failure, whichever it is, leaves the
 * installation empty. Yields the lines to print.
 */
export async function* importClub(settings: Settings, path: string, now: Date): AsyncGenerator<string> {
  const file = await openClubFile(path);
  try {
    // The user who may change tables, because counters are part of them.
    const context = await createDatabaseContext(settings.migrationDatabase, { callDeadlines: PATIENT_DEADLINES });
    try {
      await context.get(DatabaseConnection).open(settings.migrations);
      yield* store(context, settings, file, now);
    } finally {
      await context.close();
    }
  } finally {
    file.close();
  }
}

async function* store(
  context: INestApplicationContext,
  settings: Settings,
  file: OpenedClubFile,
  now: Date,
): AsyncGenerator<string> {
  const { manifest } = file;
  const archive = new AuditArchive(settings.dataDir);
  const unitOfWork = context.get(UnitOfWork);
  await requireNoRows(unitOfWork.read);
  await requireNoArchive(archive);
  const erased = await readErasedAthletes([...listFolders(settings), dirname(file.path)], manifest.installation_id);
  const passwordHash = await hashPassword(generatePassword());

  const work = (tx: EntityManager) => storeAll(tx, { file, archive, erased: erased ?? [], passwordHash, now });
  const again = await unitOfWork.write(work).catch(async (error: unknown) => {
    if (!(error instanceof OutcomeUnknownError)) await rm(archive.folder, { recursive: true, force: true });
    throw error;
  });
  await skipIds(context.get<DataSource>(getDataSourceToken(WRITER)));
  if (again.length > 0 && settings.database.kind === 'sqlite') await removeDeletedBytes(settings.database.file);

  const coaches = await unitOfWork.read.find(CoachEntity, { order: { name: 'ASC', id: 'ASC' } });
  yield* storedLines(manifest);
  yield erasedText(erased, again);
  yield 'Nobody can sign in yet, because passwords stay behind. `npm run coach -- reset-password --email …` gives each coach a new one:';
  for (const { name, email, disabledAt } of coaches)
    yield `  ${name} <${email}>${disabledAt === null ? '' : ' (disabled; `enable` ends it)'}`;
}

interface ClubToStore {
  file: OpenedClubFile;
  archive: AuditArchive;
  erased: readonly ErasedAthlete[];
  /** Of a password that nobody knows. */
  passwordHash: string;
  now: Date;
}

/** Returns the numbers of athletes who were erased since, and were erased again. */
async function storeAll(tx: EntityManager, club: ClubToStore): Promise<number[]> {
  const { file, archive, erased, passwordHash, now } = club;
  // Somebody may have stored something since.
  await requireNoRows(tx);
  await storeTables(tx, file, { coaches: { passwordHash } });
  const institutionId = file.manifest.club.id;
  await recordAdministration(tx, 'club import', { institutionId }, now);
  const again = await eraseListed({ write: (work) => work(tx) }, erased, now);
  // What an earlier attempt of this import has written.
  await rm(archive.folder, { recursive: true, force: true });
  await storeArchive(tx, file, archive);
  return again;
}

async function requireNoArchive(archive: AuditArchive): Promise<void> {
  if ((await namesInFolder(archive.folder)).length > 0)
    throw new CommandError(
      `${archive.folder} holds an audit of other athletes, who may have the same numbers: of another database, or of an import that was killed. Move it away. Nothing was imported.`,
    );
}

function* storedLines({ club, created_at, files }: ClubManifest): Generator<string> {
  const rows = files.reduce((sum, each) => sum + each.rows, 0);
  yield `${club.name} is here, as it was at ${created_at}: ${files.length} tables with ${rows} rows, as many as the file lists.`;
  yield `Everything has the number that it had. New rows get numbers that are higher by ${SKIPPED_IDS}, so that no number that was given meanwhile comes to mean somebody else.`;
  yield 'Coaches make anew: registration codes and posters, links for athletes who answer on their phones, calendar feeds, invitations to a staff, questions to guardians.';
  yield `The athletes' own app needs a new key: \`npm run coach -- api-key --institution ${JSON.stringify(club.name)}\`.`;
  yield 'Consents are those of the file: record what was withdrawn since, before anybody gets a new link.';
}

function erasedText(erased: readonly ErasedAthlete[] | null, again: readonly number[]): string {
  if (erased === null)
    return 'Warning: no list of erased athletes of the former installation lies beside the file. If somebody was erased since the export, erase them again: `npm run athlete -- erase`.';
  return again.length === 0
    ? 'The file held no athlete who was erased.'
    : `These athletes were erased since the export, and were erased again: ${again.join(', ')}.`;
}
