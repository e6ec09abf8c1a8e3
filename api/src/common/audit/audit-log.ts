import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { slices } from '../grouping/slices.js';
import { Clock } from '../time/clock.js';
import { AuditEntryEntity, type AuditAction, type HealthData } from './audit-entry.entity.js';
import { AuditIds } from './audit-ids.js';
import { insertNewEntries } from './audit.writer.js';
import { ReadBatches } from './read-batches.js';
import { readerHour } from './reader-hour.js';
import { RecordedReads } from './recorded-reads.js';

/** A signed-in coach, the athletes' app by its key, or an athlete on their own device. */
export type AuditActor = { institutionId: number } & (
  { coachId: number } | { apiKeyId: number } | { deviceId: number }
);
/** Which of them it is, as a row keeps it. */
export type ActorKind = Exclude<AuditEntryEntity['actorKind'], 'key'>;
/** A reader of others' data, a program with a read key, too. Athletes who read their own data are not recorded. */
type Reader = Exclude<AuditActor, { deviceId: number }> | { institutionId: number; readKeyId: number };

type ReadEntry = AuditEntryEntity & { readKey: string };

/** Records who reads and writes health data. A service needs one line for either. */
@Injectable()
export class AuditLog {
  private readonly known = new RecordedReads();
  private readonly ids = new AuditIds();
  private readonly batches = new ReadBatches<ReadEntry>((takeRows) =>
    this.unitOfWork.write((tx) => insertNewEntries(tx, takeRows())),
  );

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the reader is shown this kind of data of these athletes, once per reader, athlete, kind and hour of the
   * reader. Call it after the access check, because a refused request records nothing, and before the answer is sent,
   * because data whose reading cannot be recorded must not be shown. Simultaneous reads share a transaction.
   */
  async read(actor: Reader, kinds: HealthData | readonly HealthData[], athleteIds: readonly number[]): Promise<void> {
    const now = this.clock.now();
    const { reader, hour } = readerAt(actor, now);
    const reads = readsOf(reader, hour, [kinds].flat(), athleteIds);
    // Nearly always all of them are known: rows are made only of the others.
    const fresh = reads.filter(({ readKey }) => !this.known.has(reader, hour, readKey));
    if (fresh.length === 0) return;

    await this.batches.store(this.readEntries(actor, now, fresh));
    this.known.add(
      reader,
      hour,
      fresh.map(({ readKey }) => readKey),
    );
  }

  /**
   * Records a read that happens in a write: the answer shows data the request did not contain. Once per reader,
   * athlete, kind and hour. If it fails, the write fails with it, so the call can be sent again.
   */
  async readWhileWriting(
    tx: EntityManager,
    actor: Reader,
    kind: HealthData,
    athleteIds: readonly number[],
  ): Promise<void> {
    const now = this.clock.now();
    const { reader, hour } = readerAt(actor, now);
    for (const reads of slices(readsOf(reader, hour, [kind], athleteIds)))
      await insertNewEntries(tx, this.readEntries(actor, now, reads));
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
      distinctAscending(athleteIds).map((athleteId) =>
        this.entry(actor, now, { kind, action, athleteId, readKey: null }),
      ),
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

  private readEntries(actor: Reader, at: Date, reads: readonly Read[]): ReadEntry[] {
    return reads.map((read) => this.entry(actor, at, { ...read, action: 'read' }));
  }

  private entry<What extends Pick<AuditEntryEntity, 'athleteId' | 'kind' | 'action' | 'readKey'>>(
    actor: AuditActor | Reader,
    at: Date,
    what: What,
  ): AuditEntryEntity & What {
    return { at, id: this.ids.next(), ...whoIs(actor), institutionId: actor.institutionId, ...what };
  }
}

/** A kind of data of an athlete that is read within an hour, with the key that makes it unique. */
interface Read {
  athleteId: number;
  kind: HealthData;
  readKey: string;
}

export function actorKindOf(actor: AuditActor): ActorKind {
  if ('coachId' in actor) return 'coach';
  return 'apiKeyId' in actor ? 'app' : 'self';
}

function whoIs(actor: AuditActor | Reader): Pick<AuditEntryEntity, 'actorKind' | 'coachId' | 'apiKeyId'> {
  if ('readKeyId' in actor) return { actorKind: 'key', coachId: null, apiKeyId: actor.readKeyId };
  return {
    actorKind: actorKindOf(actor),
    coachId: 'coachId' in actor ? actor.coachId : null,
    apiKeyId: 'apiKeyId' in actor ? actor.apiKeyId : null,
  };
}

/** The reader as keys of reads name it, and the start of its hour. */
function readerAt(actor: Reader, at: Date): { reader: string; hour: string } {
  if ('coachId' in actor) return { reader: String(actor.coachId), hour: readerHour(actor.coachId, at) };
  if ('apiKeyId' in actor) return { reader: `key ${actor.apiKeyId}`, hour: readerHour(actor.apiKeyId, at) };
  return { reader: `program ${actor.readKeyId}`, hour: readerHour(actor.readKeyId, at) };
}

/** One per athlete and kind. */
function readsOf(reader: string, hour: string, kinds: readonly HealthData[], athleteIds: readonly number[]): Read[] {
  return distinctAscending(athleteIds).flatMap((athleteId) =>
    kinds.map((kind) => ({ athleteId, kind, readKey: `${reader}/${athleteId}/${kind}/${hour}` })),
  );
}

/** Distinct ids in ascending order, in which they are listed for one instant. */
function distinctAscending(athleteIds: readonly number[]): number[] {
  return [...new Set(athleteIds)].sort((a, b) => a - b);
}
