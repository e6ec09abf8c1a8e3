import type { Athlete } from '@touchline/contracts/athletes.schema';
import { addDays } from '@touchline/contracts/calendar-date';
import type {
  CalendarEvent,
  ChangeEventBody,
  CreateEventBody,
  EventSeries,
  SavedEvent,
} from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { ApiError, type ApiClient, type QueryValues } from '@touchline/ui/host';
import { buildCalendarAthlete, buildCalendarTeam, buildEvent } from './build.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Call {
  method: Method;
  path: string;
  query: QueryValues;
  body?: unknown;
}
const NOT_FOUND = new ApiError(404, 'not_found', 'Not found.');
export const EVENT_CHANGED_ERROR = new ApiError(
  409,
  'event_changed',
  'This event was changed by someone else meanwhile. Look at it again first.',
);

/**
 * The calendar's calls over lists in memory. `refuse` makes the next writing call fail, `loseAnswer` fail after it was stored, `refuseReads`
 * every reading one whose path contains a text; `hold` lets writing calls wait. Calls it does not know are answered by `others`.
 */
export class FakeCalendarApi implements ApiClient {
  refuse: Error | null = null;
  loseAnswer = false;
  readonly refuseReads = new Map<string, Error>();
  readonly sent: { method: string; path: string; query: QueryValues; body: unknown; key: string | undefined }[] = [];
  readonly asked: { path: string; query: QueryValues }[] = [];
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
  /** Marks of attendance by event. */
  readonly marks = new Map<number, number>();
  others: (call: Call) => unknown = ({ method, path }) => {
    throw new Error(`the fake calendar does not know ${method} ${path}`);
  };
  private held: Promise<void> | null = null;
  private heldReads: Promise<void> | null = null;
  private readonly replies = new Map<string, SavedEvent>();
  private readonly changes = new Map<string, { added: number[]; before: CalendarEvent[] }>();

  constructor(public events: CalendarEvent[] = []) {}

  /** From now on writing calls wait, until the answer of this is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    return () => release();
  }

  /** The same for reading calls. */
  holdReads(): () => void {
    let release = (): void => undefined;
    this.heldReads = new Promise((resolve) => (release = resolve));
    return () => release();
  }

  async get<T>(path: string, { query = {} }: { query?: QueryValues } = {}): Promise<T> {
    this.asked.push({ path, query });
    await soon();
    await this.heldReads;
    for (const [part, error] of this.refuseReads) if (path.includes(part)) throw error;
    return structuredClone(this.read(path, query)) as T;
  }

  async send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    { query = {}, retryKey }: { query?: QueryValues; retryKey?: string } = {},
  ): Promise<T> {
    this.sent.push({ method, path, query, body, key: retryKey });
    await soon();
    await this.held;
    const refusal = this.refuse;
    this.refuse = null;
    if (refusal) throw refusal;
    const answer = structuredClone(this.write(method, path, query, body, retryKey));
    if (this.loseAnswer) {
      this.loseAnswer = false;
      throw new ApiError(0, 'network', null);
    }
    return answer as T;
  }

  private read(path: string, query: QueryValues): unknown {
    if (path === '/api/teams/with-athletes') return this.teams;
    if (path === '/api/athletes/list') return this.athletes;
    if (path === '/api/calendar/counts') return this.counts;
    if (path === '/api/calendar/list') return this.list(query);
    const series = /^\/api\/calendar\/list\/(\d+)\/series$/.exec(path);
    return series ? this.series(Number(series[1])) : this.others({ method: 'GET', path, query });
  }

  private list({ team_id: team, athlete_id: athlete, date, from, to }: QueryValues): CalendarEvent[] {
    const teamOf = this.athletes.find((one) => one.athlete_id === athlete)?.team_id;
    return this.events
      .filter((event) => team == null || event.team_id === team)
      .filter(
        (event) =>
          athlete == null || event.athlete_id === athlete || (event.team_id !== null && event.team_id === teamOf),
      )
      .filter(
        (event) =>
          (date == null || event.date === date) &&
          (from == null || event.date >= from) &&
          (to == null || event.date <= to),
      )
      .sort((a, b) => order(a).localeCompare(order(b)));
  }

  private series(id: number): EventSeries {
    const reach = (scope: EventScope) => {
      const events = this.scopeOf(id, scope);
      return {
        events: events.length,
        attendance_marks: events.reduce((sum, event) => sum + (this.marks.get(event.event_id) ?? 0), 0),
      };
    };
    return { one: reach('one'), following: reach('following'), all: reach('all') };
  }

  private scopeOf(id: number, scope: EventScope): CalendarEvent[] {
    const event = this.events.find((one) => one.event_id === id);
    if (!event) throw NOT_FOUND;
    if (scope === 'one' || event.series_id === null) return [event];
    return this.events.filter(
      (one) => one.series_id === event.series_id && (scope === 'all' || one.event_id === id || one.date > event.date),
    );
  }

  private write(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    query: QueryValues,
    body: unknown,
    key: string | undefined,
  ): unknown {
    if (path === '/api/calendar/list') return this.add(body as CreateEventBody, key);
    if (path === '/api/calendar/undo') return this.undo((body as { change_id: string }).change_id);
    const id = Number(/^\/api\/calendar\/list\/(\d+)$/.exec(path)?.[1] ?? NaN);
    if (Number.isNaN(id)) return this.others({ method, path, query, body });
    const scope = (query.scope ?? 'one') as EventScope;
    return method === 'PUT' ? this.change(id, scope, body as ChangeEventBody) : this.remove(id, scope, query);
  }

  private add({ repeat_until: until, ...body }: CreateEventBody, key: string | undefined): SavedEvent {
    const reply = key === undefined ? undefined : this.replies.get(key);
    if (reply) return reply;
    const dates = [body.date];
    for (let next = addDays(body.date, 7); until !== undefined && next <= until; next = addDays(next, 7))
      dates.push(next);
    const first = 1 + Math.max(0, ...this.events.map(({ event_id: id }) => id));
    const content = {
      ...body,
      team_id: body.athlete_id == null ? (body.team_id ?? null) : null,
      athlete_id: body.athlete_id ?? null,
      series_id: dates.length > 1 ? `series-${first}` : null,
    };
    const added = dates.map((date, at) => buildEvent({ ...content, date, event_id: first + at }));
    this.events.push(...added);
    const saved = this.saved(added[0]!, dates.length, { added: added.map(({ event_id: id }) => id), before: [] });
    if (key !== undefined) this.replies.set(key, saved);
    return saved;
  }

  private change(id: number, scope: EventScope, { version, ...body }: ChangeEventBody): SavedEvent {
    const before = this.scopeOf(id, scope);
    const opened = before.find((one) => one.event_id === id)!;
    if (version !== undefined && version !== opened.version) throw EVENT_CHANGED_ERROR;
    const differing = Object.entries(body).filter(
      ([field, value]) => field !== 'date' && value !== opened[field as keyof CalendarEvent],
    );
    this.events = this.events.map((one) =>
      before.includes(one)
        ? {
            ...one,
            ...Object.fromEntries(differing),
            ...(one === opened ? { date: body.date } : {}),
            version: one.version + 1,
          }
        : one,
    );
    return this.saved(
      this.events.find((one) => one.event_id === id)!,
      before.length,
      { added: [], before },
    );
  }

  private remove(id: number, scope: EventScope, { version, if_attendance_marks: marks }: QueryValues): undefined {
    const gone = this.scopeOf(id, scope);
    const opened = gone.find((one) => one.event_id === id)!;
    if (
      (version != null && version !== opened.version) ||
      (marks != null && marks !== this.series(id)[scope].attendance_marks)
    )
      throw EVENT_CHANGED_ERROR;
    this.events = this.events.filter((one) => !gone.includes(one));
    return undefined;
  }

  private undo(changeId: string): { undone: number } {
    const change = this.changes.get(changeId);
    if (!change) throw NOT_FOUND;
    this.changes.delete(changeId);
    this.events = this.events
      .filter(({ event_id: id }) => !change.added.includes(id))
      .map((one) => {
        const before = change.before.find(({ event_id: id }) => id === one.event_id);
        return before ? { ...before, version: one.version + 1 } : one;
      });
    return { undone: change.added.length + change.before.length };
  }

  private saved(event: CalendarEvent, count: number, change: { added: number[]; before: CalendarEvent[] }): SavedEvent {
    const changeId = `00000000-0000-4000-8000-${String(this.changes.size + 1).padStart(12, '0')}`;
    this.changes.set(changeId, change);
    return { ...event, change_id: changeId, event_count: count };
  }
}

/** All day first, then by time. */
const order = ({ date, event_time: time, event_id: id }: CalendarEvent): string =>
  `${date} ${time ?? ''} ${String(id).padStart(9, '0')}`;

/** No answer is there in the same moment. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
