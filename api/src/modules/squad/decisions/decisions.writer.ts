import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { MakeDecisionBody } from '@touchline/contracts/decisions.schema';
import { IsNull, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { retryOnUniqueViolation } from '../../../common/versioned/retry-on-unique-violation.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { decisionChanged, decisionKept } from './decision.errors.js';
import { decisionProblems } from './decision.rules.js';
import { SquadDecisionEntity } from './squad-decision.entity.js';

/** Makes decisions and takes them back. The caller has checked the reach. */
@Injectable()
export class DecisionsWriter {
  constructor(private readonly audit: AuditLog) {}

  /** Ends the open decision and makes the next one; returns its id. */
  async make(
    tx: EntityManager,
    coach: SignedInCoach,
    { athlete_id: athleteId, kind, note, message, until, replaces }: MakeDecisionBody,
    { today, now }: { today: CalendarDate; now: Date },
  ): Promise<number> {
    const untilDay = until ?? today;
    const problems = decisionProblems(untilDay, today);
    if (problems.length > 0) throw validationFailed(problems);

    // Also one whose last day has passed: it is open until the next one ends it. The ended row is compared with the
    // coach's board, so that a decision made in between cannot be ended unseen.
    const open = await tx.findOneBy(SquadDecisionEntity, { openAthleteId: athleteId });
    const inForce = open && open.madeOn <= today && open.untilDay >= today ? open.id : null;
    if (inForce !== replaces) throw decisionChanged();
    if (open) await this.change(tx, open, { openAthleteId: null, endedOn: today });

    const row: Omit<SquadDecisionEntity, 'id'> & { id?: number } = {
      athleteId,
      openAthleteId: athleteId,
      kind,
      note,
      messageToAthlete: message ?? null,
      madeOn: today,
      untilDay,
      endedOn: null,
      endedById: null,
      coachId: coach.coachId,
      createdAt: now,
      takenBackAt: null,
    };
    await insertOrRetry<SquadDecisionEntity>(tx, SquadDecisionEntity, [row]);
    // TypeORM writes the new id into the object it inserts.
    const id = row.id ?? 0;
    if (open) await tx.update(SquadDecisionEntity, { id: open.id }, { endedById: id });
    await this.audit.wrote(tx, coach, 'wellness', 'create', [athleteId]);
    return id;
  }

  /** Takes an own decision of today back and opens the one that it ended. Repeating the call changes nothing. */
  async takeBack(
    tx: EntityManager,
    coach: SignedInCoach,
    decision: SquadDecisionEntity,
    { today, now }: { today: CalendarDate; now: Date },
  ): Promise<void> {
    if (decision.takenBackAt !== null) return;
    if (decision.madeOn !== today) throw decisionKept();
    if (decision.openAthleteId === null) throw decisionChanged();

    await this.change(tx, decision, { openAthleteId: null, takenBackAt: now });
    const ended = await tx.findOneBy(SquadDecisionEntity, { endedById: decision.id, athleteId: decision.athleteId });
    if (ended) await reopen(tx, ended);
    await this.audit.wrote(tx, coach, 'wellness', 'delete', [decision.athleteId]);
  }

  /** Changes a decision that is still open; the write runs again when another one has ended it meanwhile. */
  private async change(
    tx: EntityManager,
    { id, athleteId }: SquadDecisionEntity,
    change: Partial<SquadDecisionEntity>,
  ): Promise<void> {
    const { affected } = await tx.update(SquadDecisionEntity, { id, openAthleteId: athleteId }, change);
    if (affected !== 1) throw new RetryWriteError();
  }
}

/** Opens an ended decision again; the write runs again when another one is open by now. */
async function reopen(tx: EntityManager, { id, athleteId, endedById }: SquadDecisionEntity): Promise<void> {
  const open = { openAthleteId: athleteId, endedOn: null, endedById: null };
  const where = { id, endedById: endedById ?? IsNull() };
  const { affected } = await retryOnUniqueViolation(() => tx.update(SquadDecisionEntity, where, open));
  if (affected !== 1) throw new RetryWriteError();
}
