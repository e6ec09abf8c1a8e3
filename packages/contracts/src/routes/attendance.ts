import type {
  AttendanceDay,
  AttendanceRecord,
  AttendanceSummary,
  CloseBody,
  Closed,
  Closing,
  MarkBody,
  ReopenBody,
  Reopened,
  UnmarkBody,
  Unmarked,
} from '../attendance.schema.js';

export interface AttendanceRoutes {
  'GET /api/attendance/summary': {
    query: { start?: string; end?: string; team_id?: number; today?: string };
    answer: AttendanceSummary[];
  };
  'GET /api/attendance': { query: { event_id?: number; athlete_id?: number }; answer: AttendanceRecord[] };
  'POST /api/attendance': { body: MarkBody; answer: AttendanceRecord };
  'GET /api/attendance/closings': { query: { date: string }; answer: Closing[] };
  'GET /api/attendance/range': {
    query: {
      start: string;
      end: string;
      team_id?: number;
      athlete_id?: number;
      today?: string;
      limit?: number;
      cursor?: string;
    };
    answer: AttendanceRecord[];
  };
  'GET /api/attendance/days': {
    query: { start: string; end: string; team_id?: number; athlete_id?: number; today?: string };
    answer: AttendanceDay[];
  };
  'POST /api/attendance/unmark': { body: UnmarkBody; answer: Unmarked };
  'POST /api/attendance/close': { body: CloseBody; answer: Closed };
  'POST /api/attendance/reopen': { body: ReopenBody; answer: Reopened };
}
