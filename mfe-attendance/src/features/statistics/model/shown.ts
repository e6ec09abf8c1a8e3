import type { AttendanceRecord, AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { statisticsRows } from './statistics-rows.js';
import type { StatisticsView } from './statistics-view.js';

/** Who and what is handed out: the file and the register show the same athletes with the same marks as the screen they were asked for on. */

export type ShownView = Pick<StatisticsView, 'team' | 'search' | 'status' | 'athleteId'>;

/** The athlete of that id; null for none, and for an id that is nobody's. */
export function athleteOf(athletes: readonly Athlete[] | undefined, id: number | null): Athlete | null {
  return athletes?.find(({ athlete_id: one }) => one === id) ?? null;
}

/** The selected athlete alone, else everybody whom the filters leave, on whatever page of the table, in its order. */
export function shownAthletes(
  athletes: readonly Athlete[],
  summaries: readonly AttendanceSummary[],
  teams: readonly TeamWithAthletes[] | undefined,
  view: ShownView,
): Athlete[] {
  const selected = athleteOf(athletes, view.athleteId);
  if (selected) return [selected];
  const left = new Set(statisticsRows(athletes, summaries, teams, view).map(({ id }) => id));
  return athletes.filter(({ athlete_id: id }) => left.has(id));
}

/** One athlete's mark at one event. */
export interface ShownMark {
  record: AttendanceRecord;
  athlete: Athlete;
  /** undefined: an event that is not in the coach's calendar, of a team the athlete was in before. */
  event: CalendarEvent | undefined;
}

/** The marks of these athletes, in the order of `records`. */
export function shownMarks(
  records: readonly AttendanceRecord[],
  events: readonly CalendarEvent[],
  athletes: readonly Athlete[],
): ShownMark[] {
  const athleteById = new Map(athletes.map((athlete) => [athlete.athlete_id, athlete]));
  const eventById = new Map(events.map((event) => [event.event_id, event]));
  return records.flatMap((record) => {
    const athlete = athleteById.get(record.athlete_id);
    return athlete ? [{ record, athlete, event: eventById.get(record.event_id) }] : [];
  });
}
