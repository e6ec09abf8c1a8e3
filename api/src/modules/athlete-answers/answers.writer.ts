import { Injectable } from '@nestjs/common';
import type { FormDay, FormEvent, OwnSessionBody, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { Reach } from '../../common/access/reach.js';
import type { AnsweringAthlete } from '../../common/auth/answering-athlete.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { localMoment, type LocalMoment } from '../../common/time/local-time.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { lockAnswering } from '../athlete-access/index.js';
import { findStatuses } from '../availability/index.js';
import { consentNeeded } from '../consents/index.js';
import { EventAbsenceEntity } from '../session-ledger/index.js';
import { MeasurementsWriter, type MeasurementInput } from '../measurements/index.js';
import { findQuestionnaire, type Questionnaire } from '../surveys/index.js';
import { findSessions, TrainingLoadWriter } from '../training-load/index.js';
import { findEntries, WellnessWriter } from '../wellness/index.js';
import { answerChanged, answerLocked, dayInFuture } from './answer.errors.js';
import { isSameEntry, isSameSession, toFurtherInputs, toSessionInput, toWellnessWrite } from './answers.mapper.js';
import { answerDays, isAnswerable } from './form/answer-time.js';
import { answerTo, isExpectedAt, type AskedEvent } from './form/asked-events.js';
import { isLocked, toFormDay, toFormEvent } from './form/form.mapper.js';
import { findOwnEvents, type OwnEvent } from './form/own-events.repository.js';
import { findPerson, type Person } from './form/person.repository.js';

/**
 * Writes the answers of one athlete. Each write locks the athlete first, as those of coaches and of the athletes' app do,
 * so that an answer and a coach's edit come one after the other. An answer that is already stored is confirmed and not written, so
 * that an answer can be sent again at any time.
 */
@Injectable()
export class AnswersWriter {
  constructor(
    private readonly wellness: WellnessWriter,
    private readonly trainingLoad: TrainingLoadWriter,
    private readonly measurements: MeasurementsWriter,
    private readonly clock: Clock,
  ) {}

  async writeWellness(tx: EntityManager, athlete: AnsweringAthlete, body: OwnWellnessBody): Promise<FormDay> {
    const { date } = body;
    const now = localMoment(athlete.timeZone, this.clock.now());
    const [today] = answerDays(now);
    if (date > today) throw dayInFuture();

    await lockConsenting(tx, athlete);
    const [stored] = await findEntries(tx, ownDays(athlete), { from: date, to: date });
    const calendar = await findOwnEvents(tx, athlete, { from: date, to: date });
    const { athleteId } = athlete;
    const questionnaire = await findOwnQuestionnaire(tx, athlete, date);
    const day = toFormDay(date, stored, { calendar, questionnaire, athleteId, now });
    if (isSameEntry(stored, questionnaire.ofDay(athleteId, date), body)) return day;
    if (!answerDays(now).includes(date)) throw answerLocked('over');
    if (day.locked) throw answerLocked(day.locked);
    if (body.revision !== day.revision) throw answerChanged();

    const [written] = await this.wellness.write(tx, athlete, [toWellnessWrite(athleteId, body)]);
    const next = body.more ? await findOwnQuestionnaire(tx, athlete, date) : questionnaire;
    return toFormDay(date, written, { calendar, questionnaire: next, athleteId, now });
  }

  /** `day` is that of the locked event. */
  async writeSession(
    tx: EntityManager,
    athlete: AnsweringAthlete,
    day: CalendarDate,
    body: OwnSessionBody,
  ): Promise<FormEvent> {
    const now = localMoment(athlete.timeZone, this.clock.now());
    const { athleteId } = athlete;
    await lockConsenting(tx, athlete);
    const calendar = await findOwnEvents(tx, athlete, { from: day, to: day });
    const event = calendar.find(({ id }) => id === body.event_id);
    if (!event) throw notFound();
    const sessions = await findSessions(tx, ownDays(athlete), { from: day, to: day });
    const answer = answerTo(event, calendar, sessions);
    const questionnaire = await findOwnQuestionnaire(tx, athlete, day);
    const form = { questionnaire, athleteId };
    if (answer !== 'several' && isSameSession(event, questionnaire.ofEvent(athleteId, event), body))
      return toFormEvent({ event, answer }, form);

    requireAnswerable(event, now);
    const statuses = (await findStatuses(tx, [athleteId])).get(athleteId) ?? [];
    if (!isExpectedAt(event, { statuses })) throw answerLocked('unexpected');
    if (answer === 'several') throw answerLocked('several');
    if (isLocked(answer)) throw answerLocked('coach');
    if (body.revision !== toFormEvent({ event, answer }, form).revision) throw answerChanged();

    const next = body.was_there
      ? await this.storeSession(tx, athlete, { event, answer }, body)
      : await this.storeAbsence(tx, athlete, event);
    return this.storeFurther(tx, athlete, { event, answer: next }, { questionnaire, body });
  }

  /** Stores the further answers about an event. They belong to its session: changing one makes a version of that, too. */
  private async storeFurther(
    tx: EntityManager,
    athlete: AnsweringAthlete,
    { event, answer }: AskedEvent,
    { questionnaire, body }: { questionnaire: Questionnaire; body: OwnSessionBody },
  ): Promise<FormEvent> {
    const { athleteId } = athlete;
    const inputs = toFurtherInputs(athleteId, event, questionnaire.ofEvent(athleteId, event), body);
    if (inputs.length === 0) return toFormEvent({ event, answer }, { questionnaire, athleteId });
    if (body.was_there)
      requireAsked(inputs, questionnaire.asked.on(athleteId, event.date, 'after_session', event.teamId));

    const written = await this.measurements.write(tx, athlete, questionnaire.catalogue, inputs);
    const isChanged = written.some((each) => each.isChanged);
    const session = answer?.wasThere === true ? answer.session : null;
    const next =
      session && isChanged
        ? { wasThere: true as const, session: await this.trainingLoad.makeVersion(tx, session.id) }
        : answer;
    const stored = await findOwnQuestionnaire(tx, athlete, event.date);
    return toFormEvent({ event, answer: next }, { questionnaire: stored, athleteId });
  }

  /** The session takes the place of the athlete's former one, or of the word that they were not there. */
  private async storeSession(
    tx: EntityManager,
    athlete: AnsweringAthlete,
    { event, answer }: AskedEvent,
    body: OwnSessionBody & { was_there: true },
  ): Promise<AskedEvent['answer']> {
    const { athleteId } = athlete;
    await tx.delete(EventAbsenceEntity, { athleteId, eventId: event.id });
    const stored = answer?.wasThere === true ? answer.session.id : null;
    const { rows } = await this.trainingLoad.write(tx, athlete, [toSessionInput(athleteId, event, stored, body)]);
    const [session] = rows;
    return session ? { wasThere: true, session } : null;
  }

  /** A session of the day that names no event stays: it may be another one. */
  private async storeAbsence(
    tx: EntityManager,
    athlete: AnsweringAthlete,
    { id: eventId, known }: OwnEvent,
  ): Promise<AskedEvent['answer']> {
    const { athleteId } = athlete;
    if (known.session) await this.trainingLoad.remove(tx, athlete, known.session.id);
    const absence = { athleteId, eventId, reportedAt: this.clock.now() };
    if (!known.isAbsent) await insertOrRetry(tx, EventAbsenceEntity, [absence]);
    return { wasThere: false };
  }
}

const findOwnQuestionnaire = (tx: EntityManager, { institutionId, athleteId }: AnsweringAthlete, day: CalendarDate) =>
  findQuestionnaire(tx, { institutionId, athleteIds: [athleteId], range: { from: day, to: day } });

const ownDays = ({ athleteId }: AnsweringAthlete) => ({ reach: Reach.ofAllDays([athleteId]), athleteId });

/** Locks the athlete, and throws when the device or the consent ended since the call was admitted. */
async function lockConsenting(tx: EntityManager, athlete: AnsweringAthlete): Promise<Person> {
  await lockAnswering(tx, athlete);
  const person = await findPerson(tx, athlete.athleteId);
  if (!person || person.consentId === null) throw consentNeeded();
  return person;
}

function requireAnswerable(event: OwnEvent, now: LocalMoment): void {
  if (isAnswerable(event, now)) return;
  throw answerLocked(answerDays(now).includes(event.date) || event.date > now.day ? 'early' : 'over');
}

function requireAsked(inputs: readonly MeasurementInput[], asked: readonly string[]): void {
  const problems = inputs
    .filter(({ measureKey }) => !asked.includes(measureKey))
    .map(({ path }) => ({ path: `${path}.measure`, message: 'This is not asked after this event.' }));
  if (problems.length > 0) throw validationFailed(problems);
}
