import type { AnsweredStatus } from '@touchline/contracts/attendance-status';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { MembershipDays } from '@touchline/contracts/membership';
import type { Membership } from '@touchline/contracts/memberships.schema';
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
  marks: ReadonlyMap<number, AnsweredStatus>;
  /** On the team of the group. */
  memberships: readonly MembershipDays[];
  present: number;
  /** Those that count as attended, of `records`. */
  attended: number;
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
  period: RegisterPeriod;
}

/** The days, and the team; null: all teams. */
interface RegisterPeriod {
  start: CalendarDate;
  end: CalendarDate;
  today: CalendarDate;
  teamId: number | null;
}

/**
 * The register by team, sorted by team name; athletes keep their order, and are in the group of each team to which they
 * belonged in the period. Columns are the team's events at which somebody was marked, and those up to today at which
 * attendance was due but nobody was marked, so that a forgotten event shows, too.
 */
export function registerGroups({ athletes, labelOf, marks, events, teams, period }: RegisterInput): RegisterGroup[] {
  const byTeam = groupedBy(marks, ({ record }) => record.team_id);
  const memberships = athletes.flatMap((athlete) => athlete.memberships.filter((own) => overlaps(own, period)));
  const teamIds = new Set([...memberships.map(({ team_id: id }) => id), ...byTeam.keys()]);
  return [...teamIds]
    .filter((teamId) => period.teamId === null || teamId === period.teamId)
    .map((teamId): RegisterGroup => {
      const marksOf = groupedBy(byTeam.get(teamId) ?? [], ({ athlete }) => athlete.athlete_id);
      const members = athletes.filter(
        ({ athlete_id: id, memberships: own }) =>
          marksOf.has(id) || own.some((each) => each.team_id === teamId && overlaps(each, period)),
      );
      const columns = columnsOf(
        byTeam.get(teamId) ?? [],
        events.filter((event) => event.team_id === teamId && event.attendance_taken && event.date <= period.today),
      );
      return {
        teamId,
        team: teamLabel(teams, teamId) ?? members[0]!.team.name,
        lines: members.map((athlete) => ({
          ...lineOf(athlete, labelOf(athlete), marksOf.get(athlete.athlete_id) ?? []),
          memberships: athlete.memberships.filter(({ team_id: id }) => id === teamId).map(toDays),
        })),
        tables: tablesOf(columns),
      };
    })
    .sort((a, b) => a.team.localeCompare(b.team));
}

const overlaps = ({ joined_on: first, last_day: last }: Membership, { start, end }: RegisterPeriod): boolean =>
  (first === null || first <= end) && (last === null || last >= start);

const toDays = ({ joined_on: joinedOn, last_day: lastDay }: Membership): MembershipDays => ({ joinedOn, lastDay });

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

function lineOf(athlete: Athlete, name: string, own: readonly MarkDetails[]): Omit<RegisterLine, 'memberships'> {
  return {
    id: athlete.athlete_id,
    name,
    marks: new Map(own.map(({ record }) => [record.event_id, record.status])),
    present: own.filter(({ record }) => record.status === 'present').length,
    attended: own.filter(({ record }) => record.attended).length,
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

/** What the totals count: marks of those who were present, or others that count as attended, too. */
export const totalLabel = (groups: readonly RegisterGroup[]): 'Present' | 'Attended' =>
  groups.some(({ lines }) => lines.some(({ present, attended }) => present !== attended)) ? 'Attended' : 'Present';
