import { MoreThanOrEqual, type EntityManager } from 'typeorm';
import { entryKey, type AuditArchive } from '../common/audit/audit-archive.js';
import type { AuditEntryEntity } from '../common/audit/audit-entry.entity.js';
import { ACTION_TEXTS, KIND_TEXTS } from '../common/audit/audit-texts.js';
import { findEntriesAfter, hasEntries } from '../common/audit/audit.repository.js';
import { SecurityEntryEntity } from '../common/security-log/security-entry.entity.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { AthleteEntity } from '../modules/athletes/index.js';
import { ReadKeyEntity } from '../modules/club-data/index.js';
import { CoachEntity, InstitutionEntity } from '../modules/coaches/index.js';
import { CommandError } from './command-error.js';

const PAGE_SIZE = 1000;

const COMMAND_TEXTS: Readonly<Record<string, string>> = {
  'athlete export': `read     ${'everything'.padEnd(17)}`,
  'athlete erase': `deleted  ${'everything'.padEnd(17)}`,
};

/**
 * Who read or wrote an athlete's health data, one line each, oldest first, with the entries that have left the database.
 * Read page by page, because a year has many entries. An erased athlete still has their entries. Throws CommandError for
 * a number that never belonged to an athlete.
 */
export async function* auditLines(
  unitOfWork: UnitOfWork,
  archive: AuditArchive,
  { athleteId, since }: { athleteId: number; since: string | null },
): AsyncGenerator<string> {
  const { read } = unitOfWork;
  const names = await namesOf(read);
  let shown = 0;
  const commands = await commandsSince(read, athleteId, since);
  for await (const entry of entriesSince(read, archive, athleteId, since)) {
    while (commands[0] && commands[0].at <= entry.at) yield commandLine(commands.shift()!);
    yield `${entry.at.toISOString()}  ${ACTION_TEXTS[entry.action].padEnd(7)}  ${KIND_TEXTS[entry.kind].padEnd(17)}  ${names(entry)}`;
    shown += 1;
  }
  shown += commands.length;
  for (const command of commands) yield commandLine(command);
  if (shown > 0) return;
  if (!(await isKnown(read, archive, athleteId)))
    throw new CommandError(`There is no athlete with the number ${athleteId}, and nothing is recorded under it.`);
  yield since === null ? 'Nothing recorded yet.' : `Nothing recorded since ${since}.`;
}

/**
 * The entries of the archive and of the database. The first page of the database is read before the archive: entries
 * exported in between are then in both, and are shown once.
 */
export async function* entriesSince(
  read: EntityManager,
  archive: AuditArchive,
  athleteId: number,
  since: string | null,
): AsyncGenerator<AuditEntryEntity> {
  const from = since === null ? new Date(0) : new Date(`${since}T00:00:00Z`);
  const before = new Date(from.getTime() - 1);
  let page = await findEntriesAfter(read, athleteId, before, PAGE_SIZE);
  const archived = (await archive.entriesOf(athleteId)).filter(({ at }) => at >= from);
  yield* archived;

  const shown = new Set(archived.map(entryKey));
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page.filter((entry) => !shown.has(entryKey(entry)));
    page = page.length < PAGE_SIZE ? [] : await findEntriesAfter(read, athleteId, last.at, PAGE_SIZE);
  }
}

/** What administrators did with the athlete's data: exports and the erasure. */
function commandsSince(read: EntityManager, athleteId: number, since: string | null): Promise<SecurityEntryEntity[]> {
  const from = since === null ? {} : { at: MoreThanOrEqual(new Date(`${since}T00:00:00Z`)) };
  return read.find(SecurityEntryEntity, { where: { athleteId, ...from }, order: { at: 'ASC', id: 'ASC' } });
}

const commandLine = ({ at, command }: SecurityEntryEntity): string =>
  `${at.toISOString()}  ${COMMAND_TEXTS[command ?? ''] ?? command}  an administrator, by a command on the server`;

async function isKnown(manager: EntityManager, archive: AuditArchive, athleteId: number): Promise<boolean> {
  return (
    (await manager.existsBy(AthleteEntity, { id: athleteId })) ||
    (await hasEntries(manager, athleteId)) ||
    (await manager.existsBy(SecurityEntryEntity, { athleteId })) ||
    (await archive.entriesOf(athleteId)).length > 0
  );
}

/** Returns a function that names the person, app or program behind an entry. */
async function namesOf(manager: EntityManager): Promise<(entry: AuditEntryEntity) => string> {
  const coaches = new Map(
    (await manager.find(CoachEntity, { select: { id: true, name: true, email: true } })).map((coach) => [
      coach.id,
      coach,
    ]),
  );
  const institutions = new Map((await manager.find(InstitutionEntity)).map(({ id, name }) => [id, name]));
  const programs = new Map((await manager.find(ReadKeyEntity)).map(({ id, name }) => [id, name]));
  return ({ actorKind, coachId, apiKeyId, institutionId }) => {
    if (actorKind === 'key') return programText(programs, apiKeyId);
    if (actorKind === 'self') return 'the athlete, on their own device';
    if (coachId === null)
      return `athletes' app of ${institutions.get(institutionId) ?? `a removed institution (no. ${institutionId})`}${apiKeyId === null ? '' : ` (key no. ${apiKeyId})`}`;
    const coach = coaches.get(coachId);
    return coach ? `${coach.name} <${coach.email}>` : `a removed coach (no. ${coachId})`;
  };
}

/** The key of a program stays behind when the club moves to another server: then only its number is known. */
function programText(names: ReadonlyMap<number, string>, readKeyId: number | null): string {
  const name = readKeyId === null ? undefined : names.get(readKeyId);
  return name === undefined
    ? `a program (read key no. ${readKeyId})`
    : `the program ${name} (read key no. ${readKeyId})`;
}
