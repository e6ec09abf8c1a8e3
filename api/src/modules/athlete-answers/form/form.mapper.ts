import type { AnswerLock } from '@touchline/contracts/answer-locks';
import type { FormDay, FormEvent } from '@touchline/contracts/athlete-answers.schema';
import type { MoreAnswer } from '@touchline/contracts/measurements.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { LocalMoment } from '../../../common/time/local-time.js';
import { isOfAthlete } from '../../../common/versioned/athlete-version.js';
import type { Questionnaire } from '../../surveys/index.js';
import { toWellnessEntry, type StoredEntry } from '../../wellness/index.js';
import { hasBegun } from './answer-time.js';
import type { AskedEvent } from './asked-events.js';
import type { OwnEvent } from './own-events.repository.js';

/** What the form of a day shows, beside the stored entry. */
export interface FormContext {
  /** At least the events of the day. */
  calendar: readonly OwnEvent[];
  questionnaire: Questionnaire;
  athleteId: number;
  now: LocalMoment;
}

/** The form of one day. */
export function toFormDay(
  date: CalendarDate,
  stored: StoredEntry | undefined,
  { calendar, questionnaire, athleteId, now }: FormContext,
): FormDay & { locked: AnswerLock | null } {
  const asked = askedOrNothing(questionnaire.asked.on(athleteId, date, 'daily'));
  if (!stored) return { date, stored: null, ...asked, revision: null, locked: null };
  const { sleep_quality, fatigue, muscle_soreness, stress, completed, more, ...entry } = toWellnessEntry(
    stored,
    questionnaire.ofDay(athleteId, date),
  );
  const { injury_body_part: part, injury_severity: severity } = entry;
  const began = completed && calendar.some((event) => event.date === date && hasBegun(event, now));
  return {
    date,
    stored: {
      sleep_quality,
      fatigue,
      muscle_soreness,
      stress,
      pain: part !== null && severity !== null ? { body_part: part, severity } : null,
      answered_at: stored.answeredAt?.toISOString() ?? null,
      ...(more && { more }),
    },
    ...asked,
    revision: revisionOf(stored),
    locked: !isOfAthlete(stored) ? 'coach' : began ? 'began' : null,
  };
}

export function toFormEvent(
  { event, answer }: AskedEvent,
  { questionnaire, athleteId }: Pick<FormContext, 'questionnaire' | 'athleteId'>,
): FormEvent {
  const { more } = questionnaire.ofEvent(athleteId, event);
  return {
    event_id: event.id,
    title: event.title,
    date: event.date,
    event_time: event.eventTime,
    duration_min: event.durationMin,
    ...toAnswer(answer, more),
    ...askedOrNothing(questionnaire.asked.on(athleteId, event.date, 'after_session', event.teamId)),
    locked: isLocked(answer) ? 'coach' : null,
  };
}

/** Only a coach's session stays. */
export function isLocked(answer: AskedEvent['answer']): boolean {
  return answer?.wasThere === true && !isOfAthlete(answer.session);
}

/** The word that the athlete was not there has nothing that could change, so it has no version. */
const ABSENT = 'absent';

const askedOrNothing = (asked: readonly string[]) => (asked.length > 0 ? { asked: [...asked] } : {});

function toAnswer(answer: AskedEvent['answer'], more: MoreAnswer[]): Pick<FormEvent, 'answer' | 'revision'> {
  if (!answer) return { answer: null, revision: null };
  if (!answer.wasThere) return { answer: { was_there: false }, revision: ABSENT };
  const { rpe, durationMin } = answer.session;
  const said = { was_there: true as const, rpe, duration_min: durationMin, ...(more.length > 0 && { more }) };
  return { answer: said, revision: revisionOf(answer.session) };
}

/** A row that was deleted and stored again has another id. */
const revisionOf = ({ id, version }: { id: number; version: number }): string => `${id}.${version}`;
