import type {
  CalendarEvent,
  CalendarFeed,
  ChangeEventBody,
  CopiedWeek,
  CopyWeekBody,
  CreateEventBody,
  EventCount,
  EventOverlap,
  EventSeries,
  FeedBody,
  SavedEvent,
  UndoBody,
  Undone,
} from '../calendar.schema.js';
import type { EventScope } from '../event-limits.js';
import type { PlanPreview } from '../plan-preview.schema.js';
import type { PlannedDay } from '../planned-days.schema.js';
import type { ListWindow } from './list-window.js';

/** Events, their previews and feeds, and the planned load of days. */
export interface CalendarRoutes {
  'GET /api/calendar/list': {
    query: { team_id?: number; athlete_id?: number; event_id?: number; date?: string; today?: string } & ListWindow;
    answer: CalendarEvent[];
  };
  'POST /api/calendar/list': { body: CreateEventBody; answer: SavedEvent };
  'GET /api/calendar/counts': { query: { team_id?: number; today?: string }; answer: EventCount[] };
  'GET /api/calendar/list/{id}/series': { params: { id: number }; answer: EventSeries };
  'GET /api/calendar/list/{id}/overlaps': { params: { id: number }; answer: EventOverlap[] };
  'PUT /api/calendar/list/{id}': {
    params: { id: number };
    query: { scope?: EventScope };
    body: ChangeEventBody;
    answer: SavedEvent;
  };
  'DELETE /api/calendar/list/{id}': {
    params: { id: number };
    query: { scope?: EventScope; version?: number; if_attendance_marks?: number };
  };
  'POST /api/calendar/undo': { body: UndoBody; answer: Undone };
  'POST /api/calendar/copy-week': { body: CopyWeekBody; answer: CopiedWeek };
  'GET /api/calendar/feed': { query: { team_id: number }; answer: CalendarFeed };
  'POST /api/calendar/feed': { body: FeedBody; answer: CalendarFeed };
  'DELETE /api/calendar/feed': { query: { team_id: number } };
  'GET /api/calendar/feed/{secret}.ics': { params: { secret: string } };

  'POST /api/calendar/preview': { query: { today?: string }; body: CreateEventBody; answer: PlanPreview };
  'POST /api/calendar/preview/copy-week': { query: { today?: string }; body: CopyWeekBody; answer: PlanPreview };
  'POST /api/calendar/preview/{id}': {
    params: { id: number };
    query: { scope?: EventScope; today?: string };
    body: ChangeEventBody;
    answer: PlanPreview;
  };
  'GET /api/calendar/planned-load': {
    query: { team_id?: number; athlete_id?: number; from: string; to: string };
    answer: PlannedDay[];
  };
}
