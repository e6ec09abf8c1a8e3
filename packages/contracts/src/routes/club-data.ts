import type {
  DataAthlete,
  DataAttendance,
  DataAvailability,
  DataEvent,
  DataMeasurement,
  DataMembership,
  DataSession,
  DataTest,
  DataWellness,
} from '../club-data.schema.js';
import type { MeasuredKind } from '../measure-rules.js';
import type { ListWindow } from './list-window.js';

/** `changed_since`: an instant in UTC. */
type People = Omit<ListWindow, 'from' | 'to'> & { changed_since?: string };
type Days = ListWindow & { changed_since?: string };

export interface ClubDataRoutes {
  'GET /api/data/athletes': { query: People; answer: DataAthlete[] };
  'GET /api/data/memberships': { query: People; answer: DataMembership[] };
  'GET /api/data/events': { query: Days; answer: DataEvent[] };
  'GET /api/data/athlete-events': { query: Days; answer: DataEvent[] };
  'GET /api/data/attendance': { query: Days; answer: DataAttendance[] };
  'GET /api/data/sessions': { query: Days; answer: DataSession[] };
  'GET /api/data/wellness': { query: Days; answer: DataWellness[] };
  'GET /api/data/availability': { query: Days; answer: DataAvailability[] };
  'GET /api/data/tests': { query: Days; answer: DataTest[] };
  'GET /api/data/measurements': { query: Days & { kind: MeasuredKind }; answer: DataMeasurement[] };
}
