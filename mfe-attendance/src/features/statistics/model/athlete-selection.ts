import type { AttendanceRecord, AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { statisticsRows } from './statistics-rows.js';
import type { StatisticsView } from './statistics-view.js';

/** What decides which athletes a screen, file or register shows; all three agree. */
export type AthleteSelection = Pick<StatisticsView, 'team' | 'search' | 'status' | 'athleteId'>;

/** The athlete with that id; null for no id and an unknown id. */
export function findAthlete(athletes: readonly Athlete[] | undefined, id: number | null): Athlete | null {
  return athletes?.find(({ athlete_id: athleteId }) => athleteId === id) ?? null;
}

/** The selected athlete, else all athletes that match the filters, on any page of the table, in its order. */
export function selectedAthletes(
  athletes: readonly Athlete[],
  summaries: readonly AttendanceSummary[],
  teams: readonly TeamWithAthletes[] | undefined,
  view: AthleteSelection,
): Athlete[] {
  const selected = findAthlete(athletes, view.athleteId);
  if (selected) return [selected];
  const matching = new Set(statisticsRows(athletes, summaries, teams, view).map(({ id }) => id));
  return athletes.filter(({ athlete_id: id }) => matching.has(id));
}

/** One mark with its athlete and event. */
export interface MarkDetails {
  record: AttendanceRecord;
  athlete: Athlete;
  /** Undefined if the event is not in the coach's calendar: it belongs to a team the athlete was in before. */
  event: CalendarEvent | undefined;
}

/** The marks of the given athletes, in the order of `records`. */
export function marksOfAthletes(
  records: readonly AttendanceRecord[],
  events: readonly CalendarEvent[],
  athletes: readonly Athlete[],
): MarkDetails[] {
  const athleteById = new Map(athletes.map((athlete) => [athlete.athlete_id, athlete]));
  const eventById = new Map(events.map((event) => [event.event_id, event]));
  return records.flatMap((record) => {
    const athlete = athleteById.get(record.athlete_id);
    return athlete ? [{ record, athlete, event: eventById.get(record.event_id) }] : [];
  });
}
