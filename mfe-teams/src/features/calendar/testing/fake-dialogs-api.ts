import type { CalendarEvent, CalendarFeed, CopiedWeek, EventSeries } from '@touchline/contracts/calendar.schema';
import { FakeServer } from '@touchline/ui/testing';

/** The fake API of the calendar's dialogs. It answers with the values of its fields. */
export class FakeDialogsApi extends FakeServer {
  events: CalendarEvent[] = [];
  series: EventSeries = {
    one: { events: 1, attendance_marks: 0, took_place: 0, own_day: 0 },
    following: { events: 12, attendance_marks: 3, took_place: 0, own_day: 1 },
    all: { events: 24, attendance_marks: 40, took_place: 11, own_day: 1 },
  };
  feedPath: string | null = null;
  copied: CopiedWeek = {
    change_id: 'c0ffee00-0000-4000-8000-000000000001',
    copied: 5,
    already_there: 0,
    workouts_left: 0,
  };
  private feedCount = 0;

  constructor() {
    super({
      'GET /api/calendar/list': ({ query }) =>
        this.events.filter(({ date }) => date >= String(query.from) && date <= String(query.to)),
      'GET /api/calendar/list/{id}/series': () => this.series,
      'GET /api/calendar/feed': () => this.feed(),
      'POST /api/calendar/feed': () => {
        this.feedCount += 1;
        this.feedPath = `/api/calendar/feed/secret-${this.feedCount}.ics`;
        return this.feed();
      },
      'DELETE /api/calendar/feed': () => {
        this.feedPath = null;
      },
      'POST /api/calendar/copy-week': () => this.copied,
    });
  }

  private feed(): CalendarFeed {
    return { team_id: 1, path: this.feedPath };
  }
}
