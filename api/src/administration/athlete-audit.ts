import { MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AuditEntryEntity, type AuditAction, type HealthData } from '../common/audit/audit-entry.entity.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { AthleteEntity } from '../modules/athletes/index.js';
import { CoachEntity, InstitutionEntity } from '../modules/coaches/index.js';
import type { AthleteCommand } from './athlete-arguments.js';
import { CommandError } from './command-error.js';

const PAGE = 1000;

const DONE: Readonly<Record<AuditAction, string>> = {
  read: 'read',
  create: 'created',
  update: 'updated',
  delete: 'deleted',
};
const WHAT: Readonly<Record<HealthData, string>> = {
  wellness: 'wellness',
  training_load: 'training load',
  fatigue: 'fatigue tests',
  profile: 'body and injury',
};

/**
 * Who read or wrote an athlete's health data, one line each, oldest first, read page by page, because a year has many
 * entries. An erased athlete still has their entries. Throws CommandError for a number that never belonged to an
 * athlete.
 */
export async function* auditLines(
  unitOfWork: UnitOfWork,
  { athleteId, since }: AthleteCommand,
): AsyncGenerator<string> {
  const { read } = unitOfWork;
  if (!(await isKnown(read, athleteId)))
    throw new CommandError(`There is no athlete with the number ${athleteId}, and nothing is recorded under it.`);
  const names = await namesOf(read);
  let shown = 0;
  for (let after = 0, more = true; more;) {
    const entries = await findAfter(read, athleteId, since, after);
    for (const entry of entries)
      yield `${entry.at.toISOString()}  ${DONE[entry.action].padEnd(7)}  ${WHAT[entry.kind].padEnd(15)}  ${names(entry)}`;
    shown += entries.length;
    after = entries.at(-1)?.id ?? after;
    more = entries.length === PAGE;
  }
  if (shown === 0) yield since === null ? 'Nothing recorded yet.' : `Nothing recorded since ${since}.`;
}

async function isKnown(manager: EntityManager, athleteId: number): Promise<boolean> {
  return (
    (await manager.existsBy(AthleteEntity, { id: athleteId })) ||
    (await manager.existsBy(AuditEntryEntity, { athleteId }))
  );
}

function findAfter(
  manager: EntityManager,
  athleteId: number,
  since: string | null,
  after: number,
): Promise<AuditEntryEntity[]> {
  const from = since === null ? {} : { at: MoreThanOrEqual(new Date(`${since}T00:00:00Z`)) };
  return manager.find(AuditEntryEntity, {
    where: { athleteId, id: MoreThan(after), ...from },
    order: { id: 'ASC' },
    take: PAGE,
  });
}

/** Returns a function that names the person or app behind an entry. */
async function namesOf(manager: EntityManager): Promise<(entry: AuditEntryEntity) => string> {
  const coaches = new Map(
    (await manager.find(CoachEntity, { select: { id: true, name: true, email: true } })).map((coach) => [
      coach.id,
      coach,
    ]),
  );
  const institutions = new Map((await manager.find(InstitutionEntity)).map(({ id, name }) => [id, name]));
  return ({ coachId, apiKeyId, institutionId }) => {
    if (coachId === null)
      return `athletes' app of ${institutions.get(institutionId) ?? `a removed institution (no. ${institutionId})`}${apiKeyId === null ? '' : ` (key no. ${apiKeyId})`}`;
    const coach = coaches.get(coachId);
    return coach ? `${coach.name} <${coach.email}>` : `a removed coach (no. ${coachId})`;
  };
}
