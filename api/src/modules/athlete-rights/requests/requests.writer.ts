import { Injectable } from '@nestjs/common';
import type { AthleteRequestBody, CloseRequestBody } from '@touchline/contracts/athlete-rights.schema';
import { IsNull, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { keyReused } from '../../../common/errors/shared.errors.js';
import type { SentCall } from '../../../common/idempotency/idempotency-key.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { markKeyed } from '../../../database/keyed-writes.js';
import { lockAnswering } from '../../athlete-access/index.js';
import { AthleteRequestEntity } from './athlete-request.entity.js';
import { requestClosed, requestOpen } from './requests.errors.js';

/** Stores what athletes ask, and closes it. Both are noted in the audit as changes of the profile. */
@Injectable()
export class RequestsWriter {
  constructor(private readonly audit: AuditLog) {}

  /**
   * Adds a request and returns it, or the one that the same call has added before. The keys of athletes are kept with
   * what they created, because those in `idempotency_keys` belong to coaches. Of two simultaneous calls the unique keys
   * let one through; the other runs again and finds it.
   */
  async add(
    tx: EntityManager,
    athlete: AnsweringAthlete,
    { kind, text }: AthleteRequestBody,
    { key, now }: { key: SentCall | null; now: Date },
  ): Promise<AthleteRequestEntity> {
    const { athleteId } = athlete;
    await lockAnswering(tx, athlete);
    if (key !== null) markKeyed(tx);
    // One query: between two, the same call may be stored, and would then look like another open request.
    const known = await tx.findBy(AthleteRequestEntity, [
      { athleteId, openKind: kind },
      ...(key ? [{ athleteId, keySha256: key.keySha256 }] : []),
    ]);
    const added = known.find(({ keySha256 }) => key !== null && keySha256 === key.keySha256);
    if (added) {
      if (added.callSha256 !== key?.callSha256) throw keyReused();
      return added;
    }
    if (known.length > 0) throw requestOpen();

    const row = tx.create(AthleteRequestEntity, {
      athleteId,
      kind,
      openKind: kind,
      text,
      askedAt: now,
      doneAt: null,
      coachId: null,
      answer: null,
      keySha256: key?.keySha256 ?? null,
      callSha256: key?.callSha256 ?? null,
    });
    // TypeORM writes the new id into the object it inserts.
    await insertOrRetry<AthleteRequestEntity>(tx, AthleteRequestEntity, [row]);
    await this.audit.wrote(tx, athlete, 'profile', 'create', [athleteId]);
    return row;
  }

  /** Closes a request that the coach reaches. The same call sent again after a lost answer changes nothing. */
  async close(
    tx: EntityManager,
    coach: SignedInCoach,
    request: AthleteRequestEntity,
    { answer }: CloseRequestBody,
    now: Date,
  ): Promise<void> {
    const { coachId } = coach;
    if (request.doneAt !== null) {
      if (request.coachId === coachId && request.answer === answer) return;
      throw requestClosed();
    }

    const closed = { openKind: null, doneAt: now, coachId, answer };
    const { affected } = await tx.update(AthleteRequestEntity, { id: request.id, doneAt: IsNull() }, closed);
    if (affected !== 1) throw new RetryWriteError();
    await this.audit.wrote(tx, coach, 'profile', 'update', [request.athleteId]);
  }
}
