import { ASKED_AHEAD_DAYS, OWN_DAYS, type AthletePage, type OwnDay } from '@touchline/contracts/athlete-answers.schema';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { roundHalfUp } from '@touchline/contracts/rounding';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { startOfDay, todayIn, utcOffsets } from '../../../common/time/local-time.js';
import type { Message, Seen } from '../../squad/index.js';
import { srpe, type StoredSession } from '../../training-load/index.js';
import { lastAnswerTime, toWellnessEntry, type StoredEntry } from '../../wellness/index.js';
import { toFormQuestions } from '../answers.mapper.js';
import { NOTHING_FURTHER, type Questionnaire } from '../../surveys/index.js';
import type { Person } from '../form/person.repository.js';

/** Longer than a phone stays paired without a call. */
const YEAR_MS = 366 * 86_400_000;

/** The head of the page, all that is shown without consent. */
export function toPageHead(
  { firstName, teamName, clubName }: Person,
  timeZone: string,
  now: Date,
): Pick<AthletePage, 'first_name' | 'team_name' | 'club_name' | 'today' | 'time_zone' | 'utc_offsets'> {
  const today = todayIn(timeZone, now);
  const from = startOfDay(timeZone, ownDaysUpTo(today).from);
  const offsets = utcOffsets(timeZone, { from, to: new Date(now.getTime() + YEAR_MS) });
  return {
    first_name: firstName,
    team_name: teamName,
    club_name: clubName,
    today,
    time_zone: timeZone,
    utc_offsets: offsets.map(({ from, minutes }) => ({ from: from.toISOString(), minutes })),
  };
}

/** The questions of the days of the page and of those ahead, which a phone may need without a network. */
export function toQuestions(
  { asked, catalogue }: Questionnaire,
  athleteId: number,
  today: CalendarDate,
): Pick<AthletePage, 'questions' | 'asked_ahead'> {
  if (asked.keys.length === 0) return {};
  const ahead = Array.from({ length: ASKED_AHEAD_DAYS }, (_, at) => addDays(today, at + 1)).map((date) => ({
    date,
    asked: [...asked.on(athleteId, date, 'daily')],
  }));
  const days = { from: addDays(today, -1), to: addDays(today, ASKED_AHEAD_DAYS), today };
  return { questions: toFormQuestions(asked.keys, catalogue, days), asked_ahead: ahead };
}

/** The days that the athlete sees of themselves. */
export function ownDaysUpTo(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: addDays(today, 1 - OWN_DAYS), to: today };
}

/** Rows of these days. */
export interface OwnRows {
  entries: readonly StoredEntry[];
  sessions: readonly StoredSession[];
  seen: readonly Seen[];
  messages: readonly Message[];
}

/** Each of the days, oldest first. */
export function toOwnDays(from: CalendarDate, { entries, sessions, seen, messages }: OwnRows): OwnDay[] {
  const entryOf = new Map(entries.map((entry) => [entry.date, entry]));
  const sessionsOf = groupRows(sessions, ({ date }) => date);
  const seenOf = groupRows(seen, ({ day }) => day);
  const messagesOf = groupRows(messages, ({ madeOn }) => madeOn);
  return Array.from({ length: OWN_DAYS }, (_, at) => {
    const date = addDays(from, at);
    const entry = entryOf.get(date);
    return {
      date,
      hooper_index: entry ? toWellnessEntry(entry, NOTHING_FURTHER).hooper_index : null,
      load: loadOf(sessionsOf.get(date)),
      seen: (seenOf.get(date) ?? [])
        .filter(({ seenAt }) => isOfAnswer(seenAt, entry))
        .map(({ coachName, seenAt }) => ({ coach: coachName, seen_at: seenAt.toISOString() })),
      messages: (messagesOf.get(date) ?? []).map(({ coachName, messageToAthlete, createdAt }) => ({
        coach: coachName,
        text: messageToAthlete,
        sent_at: createdAt.toISOString(),
      })),
    };
  });
}

function loadOf(sessions: readonly StoredSession[] | undefined): number | null {
  return sessions
    ? roundHalfUp(
        sessions.reduce((sum, session) => sum + srpe(session), 0),
        1,
      )
    : null;
}

/** A coach who opened the row before there was an answer, or this one, has not seen it. */
function isOfAnswer(seenAt: Date, entry: StoredEntry | undefined): boolean {
  if (!entry) return false;
  const answeredAt = lastAnswerTime(entry);
  return answeredAt === null || answeredAt <= seenAt;
}
