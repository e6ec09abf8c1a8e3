import { Injectable } from '@nestjs/common';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { EntityManager } from 'typeorm';
import { lockRows } from '../../common/access/lock-rows.js';
import { AuditLog, type AuditActor } from '../../common/audit/audit-log.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { saveEntries } from './save-entries.js';
import { toWellnessEntry, type DayWrite } from './wellness.mapper.js';
import { writeProblems } from './wellness.rules.js';

/** How days are written, whoever writes them: the rules, the locks, the rows, the audit. */
@Injectable()
export class WellnessWriter {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * All entries or none, answered as they are stored, in the order they came. That the actor reaches the athletes is settled already. A coach
   * who saves what is stored has confirmed it, which is a version of its own; an app that sends a day again, because the answer got lost, has
   * changed nothing, and no open edit of a coach is stale for it.
   */
  async write(
    tx: EntityManager,
    actor: AuditActor & { timeZone: string },
    writes: readonly DayWrite[],
  ): Promise<WellnessEntry[]> {
    const now = this.clock.now();
    // Whoever is abroad may already live in tomorrow.
    const problems = writeProblems(writes, addDays(todayIn(actor.timeZone, now), 1));
    if (problems.length > 0) throw validationFailed(problems);
    await lockRows(
      tx,
      'athletes',
      writes.map((write) => write.athlete_id),
    );
    const byApp = 'apiKeyId' in actor;
    const { rows, created, updated } = await saveEntries(tx, writes, now, byApp);
    await this.audit.wrote(
      tx,
      actor,
      'wellness',
      'create',
      created.map((row) => row.athleteId),
    );
    await this.audit.wrote(
      tx,
      actor,
      'wellness',
      'update',
      updated.map((row) => row.athleteId),
    );
    // A day that was there before is answered whole, with what a coach has said of it: to the app that is reading.
    if (byApp)
      await this.audit.readWhileWriting(
        tx,
        actor,
        'wellness',
        rows.filter((row) => !created.includes(row)).map((row) => row.athleteId),
      );
    return rows.map(toWellnessEntry);
  }
}
