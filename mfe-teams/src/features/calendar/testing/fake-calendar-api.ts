import type { Athlete } from '@touchline/contracts/athletes.schema';
import type {
  CalendarEvent,
  ChangeEventBody,
  CreateEventBody,
  EventOverlap,
  EventSeries,
  SavedEvent,
} from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { repeatDates } from '@touchline/contracts/repeat-dates';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { ApiError, type QueryValues } from '@touchline/ui/host';
import { FakeServer } from '@touchline/ui/testing';
import { buildCalendarAthlete, buildCalendarTeam, buildEvent } from './build.js';

/** What one call added, and the events it changed as they were before. */
interface RecordedChange {
  added: number[];
  before: CalendarEvent[];
}

const NOT_FOUND = new ApiError(404, 'not_found', 'Not found.');
const EVENT_CHANGED = new ApiError(409, 'event_changed', 'Someone else changed this event. Check it and try again.');
const OFFLINE = new ApiError(0, 'network', null);

/** The fake API of the calendar, with series and undo. */
export class FakeCalendarApi extends FakeServer {
  teams: TeamWithAthletes[] = [
    buildCalendarTeam(),
    buildCalendarTeam({ team_id: 2, name: 'Old Boys', sport: 'Rugby (M)' }),
  ];
  athletes: Athlete[] = [
    buildCalendarAthlete(),
    buildCalendarAthlete({
      athlete_id: 8,
      first_name: 'Bo',
      last_name: 'Berg',
      sport: 'Rugby (M)',
      team_id: 2,
      team: { name: 'Old Boys' },
    }),
  ];
  counts: { athlete_id: number; events: number }[] = [];
  /** Other events during an event, by its id. */
  readonly overlaps = new Map<number, EventOverlap[]>();
  /** Number of attendance marks by event id. */
  readonly marks = new Map<number, number>();
  private readonly changes = new Map<string, RecordedChange>();

  constructor(public events: CalendarEvent[] = []) {
    super({
      'GET /api/teams/with-athletes': () => this.teams,
      'GET /api/athletes/list': () => this.athletes,
      'GET /api/calendar/counts': () => this.counts,
      'GET /api/calendar/list': ({ query }) => this.list(query),
      'GET /api/calendar/list/{id}/series': ({ id }) => this.series(id),
      'GET /api/calendar/list/{id}/overlaps': ({ id }) => this.overlaps.get(id) ?? [],
      'POST /api/calendar/list': ({ body }) => this.add(body as CreateEventBody),
      'PUT /api/calendar/list/{id}': ({ id, query, body }) => this.change(id, scopeOf(query), body as ChangeEventBody),
      'DELETE /api/calendar/list/{id}': ({ id, query }) => this.remove(id, scopeOf(query), query),
      'POST /api/calendar/undo': ({ body }) => this.undo((body as { change_id: string }).change_id),
    });
  }

  /** Reading calls whose path contains one of `parts` fail as offline. */
  failReadsOf(...parts: string[]): void {
    this.failReads = (path) => (parts.some((part) => path.includes(part)) ? OFFLINE : null);
  }

  private list({ team_id: team, athlete_id: athlete, event_id: id, date, from, to }: QueryValues): CalendarEvent[] {
    const teamOfAthlete = this.athletes.find(({ athlete_id: id }) => id === athlete)?.team_id;
    const isOfTeam = (event: CalendarEvent) => team == null || event.team_id === team;
    const isOfAthlete = (event: CalendarEvent) =>
      athlete == null || event.athlete_id === athlete || (event.team_id !== null && event.team_id === teamOfAthlete);
    const isInDays = (event: CalendarEvent) =>
      (date == null || event.date === date) && (from == null || event.date >= from) && (to == null || event.date <= to);
    return this.events
      .filter((event) => id == null || event.event_id === id)
      .filter((event) => isOfTeam(event) && isOfAthlete(event) && isInDays(event))
      .sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
  }

  private series(id: number): EventSeries {
    const reach = (scope: EventScope) => {
      const events = this.eventsInScope(id, scope);
      return {
        events: events.length,
        attendance_marks: events.reduce((sum, event) => sum + (this.marks.get(event.event_id) ?? 0), 0),
        took_place: 0,
        own_day: 0,
      };
    };
    return { one: reach('one'), following: reach('following'), all: reach('all') };
  }

  private find(id: number): CalendarEvent {
    const event = this.events.find(({ event_id: eventId }) => eventId === id);
    if (!event) throw NOT_FOUND;
    return event;
  }

  private eventsInScope(id: number, scope: EventScope): CalendarEvent[] {
    const event = this.find(id);
    if (scope === 'one' || event.series_id === null) return [event];
    return this.events.filter(
      (other) => other.series_id === event.series_id && (scope === 'all' || other === event || other.date > event.date),
    );
  }

  private add({ repeat_until: until, repeat_weekdays: weekdays, ...body }: CreateEventBody): SavedEvent {
    const dates = repeatDates(body.date, until ?? body.date, weekdays);
    const firstId = 1 + Math.max(0, ...this.events.map(({ event_id: id }) => id));
    const content = {
      ...body,
      team_id: body.athlete_id == null ? (body.team_id ?? null) : null,
      athlete_id: body.athlete_id ?? null,
      series_id: dates.length > 1 ? `series-${firstId}` : null,
    };

    const added = dates.map((date, index) => buildEvent({ ...content, date, event_id: firstId + index }));
    this.events.push(...added);
    return this.record(added[0]!, dates.length, { added: added.map(({ event_id: id }) => id), before: [] });
  }

  private change(id: number, scope: EventScope, { version, ...body }: ChangeEventBody): SavedEvent {
    const opened = this.find(id);
    if (version !== undefined && version !== opened.version) throw EVENT_CHANGED;

    const before = this.eventsInScope(id, scope);
    const differing = Object.fromEntries(
      Object.entries(body).filter(
        ([field, value]) => field !== 'date' && value !== opened[field as keyof CalendarEvent],
      ),
    );
    const changed = (event: CalendarEvent): CalendarEvent => ({
      ...event,
      ...differing,
      ...(event === opened ? { date: body.date } : {}),
      version: event.version + 1,
    });
    this.events = this.events.map((event) => (before.includes(event) ? changed(event) : event));
    return this.record(this.find(id), before.length, { added: [], before });
  }

  private remove(id: number, scope: EventScope, { version, if_attendance_marks: marks }: QueryValues): void {
    const opened = this.find(id);
    const otherVersion = version != null && version !== opened.version;
    const otherMarks = marks != null && marks !== this.series(id)[scope].attendance_marks;
    if (otherVersion || otherMarks) throw EVENT_CHANGED;

    const removed = this.eventsInScope(id, scope);
    this.events = this.events.filter((event) => !removed.includes(event));
  }

  private undo(changeId: string): { undone: number } {
    const change = this.changes.get(changeId);
    if (!change) throw NOT_FOUND;
    this.changes.delete(changeId);
    this.events = this.events
      .filter(({ event_id: id }) => !change.added.includes(id))
      .map((event) => {
        const before = change.before.find(({ event_id: id }) => id === event.event_id);
        return before ? { ...before, version: event.version + 1 } : event;
      });
    return { undone: change.added.length + change.before.length };
  }

  private record(event: CalendarEvent, count: number, change: RecordedChange): SavedEvent {
    const changeId = `00000000-0000-4000-8000-${String(this.changes.size + 1).padStart(12, '0')}`;
    this.changes.set(changeId, change);
    return { ...event, change_id: changeId, event_count: count };
  }
}

const scopeOf = (query: QueryValues): EventScope => (query.scope ?? 'one') as EventScope;

/** Sorts by date, then all-day events first, then by time. */
const sortKey = ({ date, event_time: time, event_id: id }: CalendarEvent): string =>
  `${date} ${time ?? ''} ${String(id).padStart(9, '0')}`;
