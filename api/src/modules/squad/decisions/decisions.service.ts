import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Decision, MakeDecisionBody } from '@touchline/contracts/decisions.schema';
import { requireAthletes } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { createOnce } from '../../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { toDecision } from './decision.mapper.js';
import { findMadeDecision } from './decisions.repository.js';
import { MessagesService } from '../messages/messages.service.js';
import { DecisionsWriter } from './decisions.writer.js';
import { SquadDecisionEntity } from './squad-decision.entity.js';

@Injectable()
export class DecisionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: DecisionsWriter,
    private readonly messages: MessagesService,
    private readonly clock: Clock,
  ) {}

  /** Makes a decision, once per idempotency key. Throws "not found" when a repeated call finds it taken back. */
  async make(coach: SignedInCoach, body: MakeDecisionBody, key: IdempotencyKey | null): Promise<Decision> {
    const now = this.clock.now();
    const today = coachToday(body.today, coach, now);
    let isCopied = false;
    const decision = await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach, 'wellness.write', [body.athlete_id]);
      const id = await createOnce(tx, key, now, async () => {
        isCopied = body.message != null && (await this.messages.copyToGuardian(tx, coach, body.athlete_id));
        return this.writer.make(tx, coach, body, { today, now });
      });
      const made = await findMadeDecision(tx, id);
      if (!made) throw notFound();
      return toDecision(made, coach.coachId);
    });
    if (isCopied) await this.messages.sendSoon();
    return decision;
  }

  /** A decision of a colleague is answered like an unknown one. */
  async takeBack(coach: SignedInCoach, id: number, sentToday: CalendarDate | undefined): Promise<void> {
    const now = this.clock.now();
    const today = coachToday(sentToday, coach, now);
    await this.unitOfWork.write(async (tx) => {
      const decision = await tx.findOneBy(SquadDecisionEntity, { id, coachId: coach.coachId });
      if (!decision) throw notFound();
      await requireAthletes(tx, coach, 'wellness.write', [decision.athleteId]);
      await this.writer.takeBack(tx, coach, decision, { today, now });
    });
  }
}
