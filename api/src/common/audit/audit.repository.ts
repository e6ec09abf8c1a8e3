import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { select, selectExpressions } from '../../database/row-selection.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

const OF_ATHLETE = 'FROM audit_log entry WHERE entry.athlete_id = :athleteId AND entry.at > :after';

const ENTRY = select(AuditEntryEntity, 'entry');
const INSTANT_OF = select(AuditEntryEntity, 'entry', ['at']);
const COUNT = selectExpressions<{ count: number | string }>({ count: 'COUNT(*)' });
/** After every entry: the year in which MariaDB's instants end. */
const END = new Date('9999-12-31T00:00:00Z');

/** About `atLeast` entries of an athlete after an instant, by instant and id, with all of the last one; fewer at the end. */
export async function findEntriesAfter(
  manager: EntityManager,
  athleteId: number,
  after: Date,
  atLeast: number,
): Promise<AuditEntryEntity[]> {
  const within = { athleteId, after };
  const last = await INSTANT_OF.readOne(
    manager,
    `${OF_ATHLETE} ORDER BY entry.at LIMIT 1 OFFSET ${atLeast - 1}`,
    within,
  );
  return ENTRY.read(manager, `${OF_ATHLETE} AND entry.at <= :until ORDER BY entry.at, entry.id`, {
    ...within,
    until: last?.at ?? END,
  });
}

export function hasEntries(manager: EntityManager, athleteId: number): Promise<boolean> {
  return manager.existsBy(AuditEntryEntity, { athleteId });
}

/** The first entries up to an instant, by instant and id. */
export function findEntriesUntil(manager: EntityManager, until: Date, atMost: number): Promise<AuditEntryEntity[]> {
  return manager.find(AuditEntryEntity, {
    where: { at: LessThanOrEqual(until) },
    order: { at: 'ASC', id: 'ASC' },
    take: atMost,
  });
}

/** How many entries there are up to an instant; `atMost` when there are more. */
export async function countEntriesUntil(manager: EntityManager, until: Date, atMost: number): Promise<number> {
  const entries = `SELECT id FROM audit_log WHERE at <= :until LIMIT ${atMost}`;
  return Number((await COUNT.readOne(manager, `FROM (${entries}) entry`, { until }))?.count);
}
