import { Injectable } from '@nestjs/common';
import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { Reach } from '../../../common/access/reach.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { unauthenticated } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { localMoment } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findStatuses } from '../../availability/index.js';
import { findOpenRequest } from '../../consents/index.js';
import { findMessages, findSeen } from '../../squad/index.js';
import { findSessions } from '../../training-load/index.js';
import { findQuestionnaire } from '../../surveys/index.js';
import { findEntries } from '../../wellness/index.js';
import { answerDays } from '../form/answer-time.js';
import { askedEvents } from '../form/asked-events.js';
import { toFormDay, toFormEvent } from '../form/form.mapper.js';
import { findOwnEvents } from '../form/own-events.repository.js';
import { findPerson } from '../form/person.repository.js';
import { ownDaysUpTo, toOwnDays, toPageHead, toQuestions } from './athlete-page.mapper.js';

/** What an athlete sees on their own device: the form of two days, and what they answered. */
@Injectable()
export class AthletePageService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Eight queries where the teams of the athlete ask nothing more, two without consent. What athletes see of themselves is not
   * recorded in the audit.
   */
  async page(athlete: AnsweringAthlete): Promise<AthletePage> {
    const manager = this.unitOfWork.read;
    const { athleteId, timeZone } = athlete;
    const instant = this.clock.now();
    const now = localMoment(timeZone, instant);
    const person = await findPerson(manager, athleteId);
    // Erased since the call was admitted.
    if (!person) throw unauthenticated();
    const head = toPageHead(person, timeZone, instant);
    if (person.consentId === null) {
      const consent = (await findOpenRequest(manager, athleteId, instant)) ? 'guardian' : 'needed';
      return { ...head, consent, days: [], events: [], own_days: [] };
    }

    const [today, yesterday] = answerDays(now);
    const calendar = await findOwnEvents(manager, athlete, { from: yesterday, to: today });
    const statuses = (await findStatuses(manager, [athleteId])).get(athleteId) ?? [];
    const range = ownDaysUpTo(today);
    const own = { reach: Reach.ofAllDays([athleteId]), athleteId };
    const entries = await findEntries(manager, own, range);
    const sessions = await findSessions(manager, own, range);
    const seen = await findSeen(manager, athleteId, range);
    const messages = await findMessages(manager, athleteId, range);

    const questionnaire = await findQuestionnaire(manager, {
      institutionId: athlete.institutionId,
      athleteIds: [athleteId],
      range: { from: yesterday, to: today },
    });

    const entryOn = (day: string) => entries.find(({ date }) => date === day);
    return {
      ...head,
      consent: 'given',
      days: [today, yesterday].map((day) => toFormDay(day, entryOn(day), { calendar, questionnaire, athleteId, now })),
      events: askedEvents(calendar, sessions, { statuses }, now).map((event) =>
        toFormEvent(event, { questionnaire, athleteId }),
      ),
      ...toQuestions(questionnaire, athleteId, today),
      own_days: toOwnDays(range.from, { entries, sessions, seen, messages }),
    };
  }
}
