import type { CalendarEvent, CalendarFeed, CopiedWeek, EventSeries } from '@touchline/contracts/calendar.schema';
import type { ApiClient, QueryValues } from '@touchline/ui/host';

interface Sent {
  method: string;
  path: string;
  body?: unknown;
  query?: QueryValues | undefined;
  retryKey?: string | undefined;
}

/** The calls of the calendar's dialogs over what stands in its fields. `refuse` makes the next writing call fail, `refuseReads` every reading one. */
export class FakeExtrasApi implements ApiClient {
  events: CalendarEvent[] = [];
  series: EventSeries = {
    one: { events: 1, attendance_marks: 0 },
    following: { events: 12, attendance_marks: 3 },
    all: { events: 24, attendance_marks: 40 },
  };
  feedPath: string | null = null;
  copied: CopiedWeek = {
    change_id: 'c0ffee00-0000-4000-8000-000000000001',
    copied: 5,
    already_there: 0,
    workouts_left: 0,
  };
  refuse: Error | null = null;
  refuseReads: Error | null = null;
  readonly sent: Sent[] = [];
  readonly read: { path: string; query: QueryValues | undefined }[] = [];
  private feeds = 0;

  async get<T>(path: string, { query }: { query?: QueryValues } = {}): Promise<T> {
    this.read.push({ path, query });
    await anAnswer();
    if (this.refuseReads) throw this.refuseReads;
    return this.answer(path, query) as T;
  }

  async send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options: { query?: QueryValues; retryKey?: string } = {},
  ): Promise<T> {
    this.sent.push({ method, path, body, query: options.query, retryKey: options.retryKey });
    await anAnswer();
    if (this.refuse) {
      const refusal = this.refuse;
      this.refuse = null;
      throw refusal;
    }
    if (path === '/api/calendar/copy-week') return this.copied as T;
    this.feedPath = method === 'DELETE' ? null : `/api/calendar/feed/secret-${++this.feeds}.ics`;
    return (method === 'DELETE' ? undefined : this.feed()) as T;
  }

  private answer(path: string, query: QueryValues = {}): unknown {
    if (path.endsWith('/series')) return this.series;
    if (path === '/api/calendar/feed') return this.feed();
    return this.events.filter(({ date }) => date >= String(query.from) && date <= String(query.to));
  }

  private feed(): CalendarFeed {
    return { team_id: 1, path: this.feedPath };
  }
}

/** No answer is there in the same moment. */
const anAnswer = () => new Promise((resolve) => setTimeout(resolve, 1));
