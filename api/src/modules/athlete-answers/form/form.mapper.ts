import type { FormDay, FormEvent } from '@touchline/contracts/athlete-answers.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { LocalMoment } from '../../../common/time/local-time.js';
import { isOfAthlete } from '../../../common/versioned/athlete-version.js';
import { toWellnessEntry, type StoredEntry } from '../../wellness/index.js';
import { hasBegun } from './answer-time.js';
import type { AskedEvent } from './asked-events.js';
import type { OwnEvent } from './own-events.repository.js';

/** The form of one day. `calendar` has at least the events of this day. */
export function toFormDay(
  date: CalendarDate,
  stored: StoredEntry | undefined,
  calendar: readonly OwnEvent[],
  now: LocalMoment,
): FormDay {
  if (!stored) return { date, stored: null, revision: null, locked: null };
  const { sleep_quality, fatigue, muscle_soreness, stress, completed, ...entry } = toWellnessEntry(stored);
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
    },
    revision: revisionOf(stored),
    locked: !isOfAthlete(stored) ? 'coach' : began ? 'began' : null,
  };
}

export function toFormEvent({ event, answer }: AskedEvent): FormEvent {
  return {
    event_id: event.id,
    title: event.title,
    date: event.date,
    event_time: event.eventTime,
    duration_min: event.durationMin,
    ...toAnswer(answer),
    locked: isLocked(answer) ? 'coach' : null,
  };
}

/** Only a coach's session stays. */
export function isLocked(answer: AskedEvent['answer']): boolean {
  return answer?.wasThere === true && !isOfAthlete(answer.session);
}

/** The word that the athlete was not there has nothing that could change, so it has no version. */
const ABSENT = 'absent';

function toAnswer(answer: AskedEvent['answer']): Pick<FormEvent, 'answer' | 'revision'> {
  if (!answer) return { answer: null, revision: null };
  if (!answer.wasThere) return { answer: { was_there: false }, revision: ABSENT };
  const { rpe, durationMin } = answer.session;
  return { answer: { was_there: true, rpe, duration_min: durationMin }, revision: revisionOf(answer.session) };
}

/** A row that was deleted and stored again has another id. */
const revisionOf = ({ id, version }: { id: number; version: number }): string => `${id}.${version}`;
