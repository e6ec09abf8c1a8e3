/**
 * What each route of the API takes and answers. The tables in `routes/` are written by hand; a test compares them with the
 * OpenAPI document of the API (`openapi.json`).
 */
import type { AccountRoutes } from './routes/account.js';
import type { AthleteAccessRoutes } from './routes/athlete-access.js';
import type { AthleteAnswerRoutes } from './routes/athlete-answers.js';
import type { AthleteRightRoutes } from './routes/athlete-rights.js';
import type { AthleteRoutes } from './routes/athletes.js';
import type { AttendanceRoutes } from './routes/attendance.js';
import type { CalendarRoutes } from './routes/calendar.js';
import type { ClubDataRoutes } from './routes/club-data.js';
import type { ClubRoutes } from './routes/club.js';
import type { DashboardRoutes } from './routes/dashboard.js';
import type { ExportRoutes } from './routes/exports.js';
import type { ImportRoutes } from './routes/imports.js';
import type { JoinRoutes } from './routes/join.js';
import type { MeasureRoutes } from './routes/measures.js';
import type { PerformanceTestRoutes } from './routes/performance-tests.js';
import type { PosterLinkRoutes } from './routes/poster-link.js';
import type { RegistrationRoutes } from './routes/registrations.js';
import type { ReleaseRoutes } from './routes/releases.js';
import type { SquadRoutes } from './routes/squad.js';
import type { StaffRoutes } from './routes/staff.js';
import type { TeamRoutes } from './routes/teams.js';
import type { TrainingLoadRoutes } from './routes/training-load.js';
import type { WellnessRoutes } from './routes/wellness.js';
import type { WorkoutRoutes } from './routes/workouts.js';

interface RouteTable
  extends
    AccountRoutes,
    AthleteAccessRoutes,
    AthleteAnswerRoutes,
    AthleteRightRoutes,
    AthleteRoutes,
    AttendanceRoutes,
    CalendarRoutes,
    ClubDataRoutes,
    ClubRoutes,
    DashboardRoutes,
    ExportRoutes,
    ImportRoutes,
    JoinRoutes,
    MeasureRoutes,
    PerformanceTestRoutes,
    PosterLinkRoutes,
    RegistrationRoutes,
    ReleaseRoutes,
    SquadRoutes,
    StaffRoutes,
    TeamRoutes,
    TrainingLoadRoutes,
    WellnessRoutes,
    WorkoutRoutes {}

/** A route as the document writes it: `'PUT /api/teams/{id}'`. */
export type ApiRoute = keyof RouteTable;

/** A part of a call; undefined when its route has no such part. */
type PartOf<Call, Part extends string> = Part extends keyof Call ? Call[Part] : undefined;

/** What a call of each route takes (`params`, `query`, `body`) and answers (`answer`). */
export type ApiRoutes = {
  [Route in ApiRoute]: {
    params: PartOf<RouteTable[Route], 'params'>;
    query: PartOf<RouteTable[Route], 'query'>;
    body: PartOf<RouteTable[Route], 'body'>;
    answer: PartOf<RouteTable[Route], 'answer'>;
  };
};
