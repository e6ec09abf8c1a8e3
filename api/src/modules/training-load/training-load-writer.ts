import { Injectable } from '@nestjs/common';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { lockRows } from '../../common/access/lock-rows.js';
import { AuditLog, type AuditActor } from '../../common/audit/audit-log.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import type { SavedRows } from '../../common/versioned/versioned-rows.js';
import { resolveSessions, saveSessions, type SessionWrite } from './save-sessions.js';
import { writeProblems } from './training-load.rules.js';
import type { TrainingSession } from './training-session.entity.js';

/** How sessions are written, whoever writes them: the rules, the locks, the rows, the audit. */
@Injectable()
export class TrainingLoadWriter {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * All sessions or none, in the order they came. That the actor reaches the athletes is settled already; their sessions are looked for before
   * anything is judged, so that one of somebody else's is never told from one that is not there. A coach who saves what is stored has
   * confirmed it, which is a version of its own; an app that sends a session again, because the answer got lost, has changed nothing.
   */
  async write(
    tx: EntityManager,
    actor: AuditActor & { timeZone: string },
    writes: readonly SessionWrite[],
  ): Promise<SavedRows<TrainingSession>> {
    const now = this.clock.now();
    await lockRows(
      tx,
      'athletes',
      writes.map(({ athleteId }) => athleteId),
    );
    const resolved = await resolveSessions(tx, writes);
    // Whoever is abroad may already live in tomorrow.
    const problems = writeProblems(writes, addDays(todayIn(actor.timeZone, now), 1));
    if (problems.length > 0) throw validationFailed(problems);
    const saved = await saveSessions(tx, resolved, now, 'apiKeyId' in actor);
    await this.audit.wrote(
      tx,
      actor,
      'training_load',
      'create',
      saved.created.map((row) => row.athleteId),
    );
    await this.audit.wrote(
      tx,
      actor,
      'training_load',
      'update',
      saved.updated.map((row) => row.athleteId),
    );
    return saved;
  }
}
