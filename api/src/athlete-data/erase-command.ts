import type { EraseCommand } from '../administration/athlete-arguments.js';
import { CommandError } from '../administration/command-error.js';
import { removeLeftovers } from '../backup/work-folder.js';
import { matchKey } from '../common/text/keys.js';
import type { Settings } from '../config/settings.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { AthleteEntity } from '../modules/athletes/index.js';
import { installationId } from '../modules/installation/index.js';
import { countRows, keysOf, registrationIdsOf } from './athlete-rows.js';
import { ATHLETE_TABLES } from './athlete-tables.js';
import { removeDeletedBytes } from './deleted-bytes.js';
import { eraseAthlete } from './erase-athlete.js';
import { erasedInLog } from './erased-in-log.js';
import { mergeErasedLists, readErasedAthletes, recordErasure } from './erased-list.js';
import { findNameMentions } from './name-mentions.js';

export interface EraseSurroundings {
  unitOfWork: UnitOfWork;
  settings: Pick<Settings, 'dataDir' | 'backupDir' | 'database'>;
  now: Date;
  /** Asks a question at a terminal; null without one. */
  ask: ((question: string) => Promise<string>) | null;
}

/** The folders that hold the list of erased athletes. */
export const listFolders = ({ dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>): string[] =>
  backupDir === null ? [dataDir] : [dataDir, backupDir];

/** Erases an athlete and yields what an administrator has to know. Throws CommandError before anything is changed. */
export async function* eraseLines(
  { athleteId, person, isConfirmed }: EraseCommand,
  { unitOfWork, settings, now, ask }: EraseSurroundings,
): AsyncGenerator<string> {
  const { read } = unitOfWork;
  const folders = listFolders(settings);
  const installation = await unitOfWork.write((tx) => installationId(tx, now));
  const inLog = await erasedInLog(read);
  await listed(() => mergeErasedLists(folders, installation, inLog));
  const athlete = await read.findOneBy(AthleteEntity, { id: athleteId });
  const earlier = (await listed(() => readErasedAthletes(folders, installation)))?.find(
    (each) => each.athleteId === athleteId,
  );
  if (!athlete && !earlier)
    throw new CommandError(`There is no athlete with the number ${athleteId}. Nothing was changed.`);

  if (athlete) {
    if (isEmptied(athlete)) yield `The erasure of athlete ${athleteId} was interrupted; it goes on now.`;
    else if (matchKey(`${athlete.firstName} ${athlete.lastName}`) !== matchKey(person))
      throw new CommandError(
        `Athlete ${athleteId} is not called ${person}. Nothing was changed. The number is in the address of the athlete's page (athlete=…).`,
      );
    yield* countLines(unitOfWork, athlete);
    await requireConfirmation(athleteId, isConfirmed, ask);
    const registrationIds = await registrationIdsOf(read, await keysOf(read, athlete));
    await listed(() => recordErasure(folders, installation, { athleteId, at: now, registrationIds }));
    await eraseAthlete(unitOfWork, athleteId, now);
    yield `Athlete ${athleteId} is erased. Only the number is left: in the audit, in the security log and in the list of erased athletes.`;
  } else yield `Athlete ${athleteId} was erased on ${earlier?.at.toISOString().slice(0, 10)}. No record is left.`;

  yield* leftoverLines(folders);
  yield* byteLines(settings.database);
  yield* mentionLines(unitOfWork, athlete && !isEmptied(athlete) ? athlete : splitName(person));
  yield* UNREACHED;
}

/** A typed name, for the texts to look at when the stored one is gone already. */
function splitName(person: string): Pick<AthleteEntity, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = person.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || firstName };
}

const isEmptied = ({ firstName, lastName }: AthleteEntity): boolean => firstName === '' && lastName === '';

async function* countLines(unitOfWork: UnitOfWork, athlete: AthleteEntity): AsyncGenerator<string> {
  const keys = await keysOf(unitOfWork.read, athlete);
  yield `This deletes for ever, of athlete ${athlete.id}:`;
  for (const table of ATHLETE_TABLES) {
    const count = await countRows(unitOfWork.read, table, keys);
    if (count > 0) yield `  ${String(count).padStart(7)}  ${table.title}`;
  }
  yield 'Counts and averages of the team change with it.';
}

async function requireConfirmation(athleteId: number, isConfirmed: boolean, ask: EraseSurroundings['ask']) {
  if (isConfirmed) return;
  if (!ask) throw new CommandError('Nothing was changed. Repeat the command with --yes to erase.');
  const answer = await ask(`Type the number of the athlete to erase, anything else to stop: `);
  if (answer.trim() !== String(athleteId)) throw new CommandError('Stopped. Nothing was changed.');
}

/** Reads or writes the list of erased athletes. Throws CommandError when a folder does not let it. */
async function listed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(
      `Nothing was erased: the list of erased athletes cannot be read and written (${code}${path === undefined ? '' : `, ${path}`}). Without it a restored backup would bring the athlete back. Make DATA_DIR and BACKUP_DIR writable and repeat the command.`,
    );
  }
}

/** A backup or restore that was killed has left the athlete there, not encrypted. */
async function* leftoverLines(folders: readonly string[]): AsyncGenerator<string> {
  for (const folder of folders)
    try {
      await removeLeftovers(folder);
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      yield `A killed backup or restore has left files in ${folder} that could not be removed (${code}) and hold the athlete: remove its folders that begin with .touchline-work.`;
    }
}

async function* byteLines(database: Settings['database']): AsyncGenerator<string> {
  if (database.kind === 'mariadb') {
    yield 'The server of the database may keep deleted content in its files and binary logs for a while: see docs/personal-data.md.';
    return;
  }
  const problem = await removeDeletedBytes(database.file).then(
    (isDone) => (isDone ? null : 'the log of the database is in use'),
    (error: { code?: string }) => error.code ?? 'unknown error',
  );
  yield problem === null
    ? 'The files of the database were rewritten, so that no deleted content is left in them.'
    : `The files of the database may still hold deleted content, which no page shows (${problem}). Repeat the command later; it needs as much free disk space as the database takes.`;
}

/** Texts of others are for a person to look at, also after an erasure: it changes nobody's words. */
async function* mentionLines(
  { read }: UnitOfWork,
  { firstName, lastName }: Pick<AthleteEntity, 'firstName' | 'lastName'>,
): AsyncGenerator<string> {
  const mentions = await findNameMentions(read, firstName, lastName);
  if (mentions.length === 0) {
    yield 'No other text contains the first or the last name.';
    return;
  }
  yield 'These texts contain the first or the last name. Look whether they mean this person, and change them in the app:';
  for (const { table, row, columns } of mentions) yield `  ${table}, ${row}: ${columns.join(', ')}`;
}

const UNREACHED = [
  'What this command cannot reach:',
  '  - backups: they hold the athlete until they are deleted; a restore erases the athlete again;',
  '  - files and prints that somebody made: exports, registers, printed pages, e-mails;',
  "  - the athletes' own app: what it still sends for this athlete is refused; erase the athlete there, too;",
  "  - calendar apps that have read the athlete's events, and pages that are open in a browser until they load again.",
];
