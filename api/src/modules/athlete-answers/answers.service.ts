import { Injectable } from '@nestjs/common';
import type { FormDay, FormEvent, OwnSessionBody, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import type { AnsweringAthlete } from '../../common/auth/answering-athlete.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { consentNeeded } from '../consents/index.js';
import { AnswersWriter } from './answers.writer.js';
import { findDayOfEvent } from './form/own-events.repository.js';

/** Receives the answers of athletes from their own devices. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: AnswersWriter,
  ) {}

  async saveWellness(athlete: AnsweringAthlete, body: OwnWellnessBody): Promise<FormDay> {
    if (!athlete.hasConsent) throw consentNeeded();
    return this.unitOfWork.write((tx) => this.writer.writeWellness(tx, athlete, body));
  }

  async saveSession(athlete: AnsweringAthlete, body: OwnSessionBody): Promise<FormEvent> {
    if (!athlete.hasConsent) throw consentNeeded();
    return this.unitOfWork.write(async (tx) => {
      const requireDay = async () => (await findDayOfEvent(tx, athlete, body.event_id)) ?? Promise.reject(notFound());
      // The first check keeps athletes from locking events of others; the second reads what may have changed before the
      // lock was granted. The calendar deletes an event under the same lock.
      await requireDay();
      await lockRows(tx, 'calendar_events', [body.event_id]);
      return this.writer.writeSession(tx, athlete, await requireDay(), body);
    });
  }
}
