import { MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AuditEntry, type AuditAction, type HealthData } from '../common/audit/audit-entry.entity.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { Athlete } from '../modules/athletes/index.js';
import { Coach, Institution } from '../modules/coaches/index.js';
import type { AthleteCommand } from './athlete-arguments.js';
import { Refused } from './refused.js';

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
 * Who touched an athlete's health data, a line each, oldest first, a page of them at a time: a year has many. An athlete who was erased is still
 * answered for. Throws Refused for a number that is and was nobody's.
 */
export async function* auditLines(
  unitOfWork: UnitOfWork,
  { athleteId, since }: AthleteCommand,
): AsyncGenerator<string> {
  const { read } = unitOfWork;
  if (!(await isKnown(read, athleteId)))
    throw new Refused(`There is no athlete with the number ${athleteId}, and nothing is recorded under it.`);
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
  return (await manager.existsBy(Athlete, { id: athleteId })) || (await manager.existsBy(AuditEntry, { athleteId }));
}

function findAfter(
  manager: EntityManager,
  athleteId: number,
  since: string | null,
  after: number,
): Promise<AuditEntry[]> {
  const from = since === null ? {} : { at: MoreThanOrEqual(new Date(`${since}T00:00:00Z`)) };
  return manager.find(AuditEntry, {
    where: { athleteId, id: MoreThan(after), ...from },
    order: { id: 'ASC' },
    take: PAGE,
  });
}

/** Who stands behind an entry, in words. */
async function namesOf(manager: EntityManager): Promise<(entry: AuditEntry) => string> {
  const coaches = new Map(
    (await manager.find(Coach, { select: { id: true, name: true, email: true } })).map((coach) => [coach.id, coach]),
  );
  const institutions = new Map((await manager.find(Institution)).map(({ id, name }) => [id, name]));
  return ({ coachId, apiKeyId, institutionId }) => {
    if (coachId === null)
      return `athletes' app of ${institutions.get(institutionId) ?? `a removed institution (no. ${institutionId})`}${apiKeyId === null ? '' : ` (key no. ${apiKeyId})`}`;
    const coach = coaches.get(coachId);
    return coach ? `${coach.name} <${coach.email}>` : `a removed coach (no. ${coachId})`;
  };
}
