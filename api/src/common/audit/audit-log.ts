import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Clock } from '../time/clock.js';
import { AuditEntryEntity, type AuditAction, type HealthData } from './audit-entry.entity.js';
import { RecordedReads } from './recorded-reads.js';

/** A signed-in coach, or the athletes' app by its key. */
export type AuditActor = { institutionId: number } & ({ coachId: number } | { apiKeyId: number });

/** Rows per transaction: transactions stay small for a coach with thousands of athletes. */
const MAX_ROWS = 500;

/** Records who reads and writes health data. A service needs one line for either. */
@Injectable()
export class AuditLog {
  private readonly known = new RecordedReads();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the coach is shown this kind of data of these athletes, once per coach, athlete, kind and hour. Call
   * it after the access check, because a refused request records nothing, and before the answer is sent, because data
   * whose reading cannot be recorded must not be shown.
   */
  async read(
    coach: { coachId: number; institutionId: number },
    kinds: HealthData | readonly HealthData[],
    athleteIds: readonly number[],
  ): Promise<void> {
    const now = this.clock.now();
    const hour = hourOf(now);
    const reads = readsOf(coach, hour, [kinds].flat(), athleteIds);
    // Nearly always all of them are known: rows are made only of the others.
    for (const fresh of slices(reads.filter(({ readKey }) => !this.known.has(hour, readKey)))) {
      await this.unitOfWork.write((tx) => insertNewReads(tx, readRowsOf(coach, now, fresh)));
      this.known.add(
        hour,
        fresh.map(({ readKey }) => readKey),
      );
    }
  }

  /**
   * Records a read that happens in a write: the answer shows data the request did not contain. Once per reader,
   * athlete, kind and hour. If it fails, the write fails with it, so the call can be sent again.
   */
  async readWhileWriting(
    tx: EntityManager,
    actor: AuditActor,
    kind: HealthData,
    athleteIds: readonly number[],
  ): Promise<void> {
    const now = this.clock.now();
    for (const reads of slices(readsOf(actor, hourOf(now), [kind], athleteIds)))
      await insertNewReads(tx, readRowsOf(actor, now, reads));
  }

  /** Records a write within its own transaction, so that both are stored or neither. One row per athlete and call. */
  async wrote(
    tx: EntityManager,
    actor: AuditActor,
    kind: HealthData,
    action: Exclude<AuditAction, 'read'>,
    athleteIds: readonly number[],
  ): Promise<void> {
    const now = this.clock.now();
    for (const rows of slices(
      distinctAscending(athleteIds).map((athleteId) => rowOf(actor, now, kind, action, athleteId)),
    ))
      await tx.insert(AuditEntryEntity, rows);
  }

  /** Records the created and the updated rows of one write, as `wrote` does for each action. */
  async wroteRows(
    tx: EntityManager,
    actor: AuditActor,
    kind: HealthData,
    { created, updated }: Record<'created' | 'updated', readonly { athleteId: number }[]>,
  ): Promise<void> {
    const idsOf = (rows: readonly { athleteId: number }[]) => rows.map(({ athleteId }) => athleteId);
    await this.wrote(tx, actor, kind, 'create', idsOf(created));
    await this.wrote(tx, actor, kind, 'update', idsOf(updated));
  }
}

function rowOf(
  actor: AuditActor,
  at: Date,
  kind: HealthData,
  action: AuditAction,
  athleteId: number,
): Omit<AuditEntryEntity, 'id'> {
  const who =
    'coachId' in actor
      ? ({ actorKind: 'coach', coachId: actor.coachId, apiKeyId: null } as const)
      : ({ actorKind: 'app', coachId: null, apiKeyId: actor.apiKeyId } as const);
  return { at, ...who, institutionId: actor.institutionId, athleteId, kind, action, readKey: null };
}

/** A kind of data of an athlete that is read within an hour, with the key that makes it unique. */
interface Read {
  athleteId: number;
  kind: HealthData;
  readKey: string;
}

/** One per athlete and kind. */
function readsOf(actor: AuditActor, hour: string, kinds: readonly HealthData[], athleteIds: readonly number[]): Read[] {
  const reader = 'coachId' in actor ? String(actor.coachId) : `key ${actor.apiKeyId}`;
  return distinctAscending(athleteIds).flatMap((athleteId) =>
    kinds.map((kind) => ({ athleteId, kind, readKey: `${reader}/${athleteId}/${kind}/${hour}` })),
  );
}

function readRowsOf(actor: AuditActor, at: Date, reads: readonly Read[]): Omit<AuditEntryEntity, 'id'>[] {
  return reads.map(({ athleteId, kind, readKey }) => ({ ...rowOf(actor, at, kind, 'read', athleteId), readKey }));
}

function hourOf(at: Date): string {
  return at.toISOString().slice(0, 13);
}

/**
 * Inserts reads and keeps rows that this or another instance has already stored. Not `orIgnore()`: MariaDB's INSERT
 * IGNORE hides every other failure too, and unrecorded data would be shown. Setting a key to its own value changes
 * nothing and catches only that conflict.
 */
async function insertNewReads(tx: EntityManager, rows: readonly Omit<AuditEntryEntity, 'id'>[]): Promise<void> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(AuditEntryEntity)
    .values([...rows])
    .orUpdate(['read_key'], ['read_key'])
    .updateEntity(false)
    .execute();
}

/** Distinct ids in ascending order: two transactions that record the same athletes then cannot deadlock. */
function distinctAscending(athleteIds: readonly number[]): number[] {
  return [...new Set(athleteIds)].sort((a, b) => a - b);
}

function slices<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, at) =>
    rows.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS),
  );
}
