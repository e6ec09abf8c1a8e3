import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { teamLabel } from '@touchline/ui/pickers';
import type { MarkDetails } from '../../model/athlete-selection.js';

/** As many event columns as stay readable on A4 landscape. */
const EVENTS_PER_TABLE = 12;

/** One column of the register. */
export interface RegisterEvent {
  id: number;
  date: CalendarDate;
  /** Empty for an event that is not in the coach's calendar. */
  title: string;
  /** Null for an event that lasts all day, and for an unknown event. */
  time: string | null;
}

/** One row: an athlete's marks by event id. */
export interface RegisterLine {
  id: number;
  name: string;
  marks: ReadonlyMap<number, AttendanceStatus>;
  /** Since when the athlete belongs to the team; null: nobody knows it. */
  joinedOn: CalendarDate | null;
  present: number;
  records: number;
}

/** The register of one team. Its events are split into tables of printable width, each with all athletes. */
export interface RegisterGroup {
  teamId: number;
  team: string;
  lines: RegisterLine[];
  tables: RegisterEvent[][];
}

interface RegisterInput {
  athletes: readonly Athlete[];
  labelOf: (athlete: Athlete) => string;
  marks: readonly MarkDetails[];
  /** All events of the period. */
  events: readonly CalendarEvent[];
  teams: readonly TeamWithAthletes[] | undefined;
  today: CalendarDate;
}

/**
 * The register by team, sorted by team name; athletes keep their order. Columns are the events at which an athlete of
 * the team was marked, and the team's events up to today at which attendance was due but nobody was marked, so that a
 * forgotten event shows, too.
 */
export function registerGroups({ athletes, labelOf, marks, events, teams, today }: RegisterInput): RegisterGroup[] {
  const marksOf = groupedBy(marks, ({ athlete }) => athlete.athlete_id);
  return [...groupedBy(athletes, ({ team_id: id }) => id)]
    .map(([teamId, members]): RegisterGroup => {
      const own = members.map((athlete) => ({ athlete, marks: marksOf.get(athlete.athlete_id) ?? [] }));
      const columns = columnsOf(
        own.flatMap((member) => member.marks),
        events.filter((event) => event.team_id === teamId && event.attendance_taken && event.date <= today),
      );
      return {
        teamId,
        team: teamLabel(teams, teamId) ?? members[0]!.sport,
        lines: own.map((member) => lineOf(member.athlete, labelOf(member.athlete), member.marks)),
        tables: tablesOf(columns),
      };
    })
    .sort((a, b) => a.team.localeCompare(b.team));
}

function columnsOf(marks: readonly MarkDetails[], planned: readonly CalendarEvent[]): RegisterEvent[] {
  const columns = new Map<number, RegisterEvent>();
  for (const { event_id: id, date, event_title: title, event_time: time } of planned)
    columns.set(id, { id, date, title, time });
  // A mark carries the date of its event, so the date is known even if the event is not.
  for (const { record, event } of marks)
    columns.set(record.event_id, {
      id: record.event_id,
      date: record.date,
      title: event?.event_title ?? '',
      time: event?.event_time ?? null,
    });
  const key = ({ date, time }: RegisterEvent) => `${date} ${time ?? ''}`;
  return [...columns.values()].sort((a, b) => (key(a) === key(b) ? a.id - b.id : key(a) < key(b) ? -1 : 1));
}

function lineOf(athlete: Athlete, name: string, own: readonly MarkDetails[]): RegisterLine {
  return {
    id: athlete.athlete_id,
    name,
    marks: new Map(own.map(({ record }) => [record.event_id, record.status])),
    joinedOn: athlete.joined_on,
    present: own.filter(({ record }) => record.attended).length,
    records: own.length,
  };
}

function tablesOf(columns: readonly RegisterEvent[]): RegisterEvent[][] {
  return Array.from({ length: Math.ceil(columns.length / EVENTS_PER_TABLE) }, (_, table) =>
    columns.slice(table * EVENTS_PER_TABLE, (table + 1) * EVENTS_PER_TABLE),
  );
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
