import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Clock } from '../time/clock.js';
import { AuditEntry, type AuditAction, type HealthData } from './audit-entry.entity.js';
import { ReadsOfTheHour } from './reads-of-the-hour.js';

/** Who touches health data: a signed-in coach, or the athletes' own app by its key. */
export type AuditActor = { institutionId: number } & ({ coachId: number } | { apiKeyId: number });

/** Small transactions, also where a coach has thousands of athletes. */
const MOST_ROWS = 500;

/** The record of who read and wrote health data. Each takes one line of a service. */
@Injectable()
export class AuditLog {
  private readonly known = new ReadsOfTheHour();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that the coach is shown this of these athletes: once per coach, athlete, kind and hour. Stands before the answer goes out, so that
   * what cannot be noted is not shown. Call it once it is known that the athletes are the coach's own: a refused question notes nothing.
   */
  async read(
    coach: { coachId: number; institutionId: number },
    kinds: HealthData | readonly HealthData[],
    athleteIds: readonly number[],
  ): Promise<void> {
    const now = this.clock.now();
    const hour = hourOf(now);
    const reads = readsOf(coach, now, [kinds].flat(), athleteIds);
    for (const rows of slices(reads.filter(({ readKey }) => !this.known.has(hour, readKey)))) {
      await this.unitOfWork.write((tx) => insertUnlessRead(tx, rows));
      this.known.add(
        hour,
        rows.map(({ readKey }) => readKey),
      );
    }
  }

  /**
   * Notes within a write that its answer shows more of these athletes than was sent: once per reader, athlete, kind and hour. Nobody is shown
   * what could not be noted, and a call that fails over it has written nothing, so that it can be sent again.
   */
  async readWhileWriting(
    tx: EntityManager,
    actor: AuditActor,
    kind: HealthData,
    athleteIds: readonly number[],
  ): Promise<void> {
    for (const rows of slices(readsOf(actor, this.clock.now(), [kind], athleteIds))) await insertUnlessRead(tx, rows);
  }

  /** Notes a write within its own transaction: both are stored, or neither. One row per athlete and call. */
  async wrote(
    tx: EntityManager,
    actor: AuditActor,
    kind: HealthData,
    action: Exclude<AuditAction, 'read'>,
    athleteIds: readonly number[],
  ): Promise<void> {
    const now = this.clock.now();
    for (const rows of slices(inOrder(athleteIds).map((athleteId) => rowOf(actor, now, kind, action, athleteId))))
      await tx.insert(AuditEntry, rows);
  }
}

function rowOf(
  actor: AuditActor,
  at: Date,
  kind: HealthData,
  action: AuditAction,
  athleteId: number,
): Omit<AuditEntry, 'id'> {
  const who =
    'coachId' in actor
      ? ({ actorKind: 'coach', coachId: actor.coachId, apiKeyId: null } as const)
      : ({ actorKind: 'app', coachId: null, apiKeyId: actor.apiKeyId } as const);
  return { at, ...who, institutionId: actor.institutionId, athleteId, kind, action, readKey: null };
}

/** A row per athlete and kind, with the key under which it is noted once an hour. */
function readsOf(
  actor: AuditActor,
  at: Date,
  kinds: readonly HealthData[],
  athleteIds: readonly number[],
): (Omit<AuditEntry, 'id'> & { readKey: string })[] {
  const reader = 'coachId' in actor ? String(actor.coachId) : `key ${actor.apiKeyId}`;
  return inOrder(athleteIds).flatMap((athleteId) =>
    kinds.map((kind) => ({
      ...rowOf(actor, at, kind, 'read', athleteId),
      readKey: `${reader}/${athleteId}/${kind}/${hourOf(at)}`,
    })),
  );
}

function hourOf(at: Date): string {
  return at.toISOString().slice(0, 13);
}

/**
 * Leaves a read that is noted already as it is, by this instance or another. Not `orIgnore()`: MariaDB's INSERT IGNORE swallows every other
 * failure, too, and would let data out that nobody noted. Writing a key over itself changes nothing and meets that one conflict only.
 */
async function insertUnlessRead(tx: EntityManager, rows: readonly Omit<AuditEntry, 'id'>[]): Promise<void> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(AuditEntry)
    .values([...rows])
    .orUpdate(['read_key'], ['read_key'])
    .updateEntity(false)
    .execute();
}

/** Each once, by number: two who note the same athletes at once do not wait for each other in a circle. */
function inOrder(athleteIds: readonly number[]): number[] {
  return [...new Set(athleteIds)].sort((a, b) => a - b);
}

function slices<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, at) =>
    rows.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS),
  );
}
