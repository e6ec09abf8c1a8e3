import type { AuditAction, HealthData } from '../../../src/common/audit/audit-entry.entity.js';
import type { Caller } from '../../../src/common/auth/route-marks.js';

/** The vocabulary of the inventory: one row per route, from which the tests of the wall, of sizes and of plans make their calls. */

export type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** The parts of one call. A query value that is a list is sent repeated, one that is undefined not at all. */
export interface RouteRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly (string | number)[] | undefined>;
  body?: unknown;
}

/** What one coach has, by its ids: every kind of thing a position can name, once. */
export interface Belongings {
  coach: number;
  /** What the coach signs in with. */
  email: string;
  team: number;
  /** Another team, to which nothing belongs any more. */
  emptyTeam: number;
  athlete: number;
  /** Another athlete of the team. */
  teammate: number;
  wellnessEntry: number;
  /** Of the athlete, of today, with the value 9; as the other test is. */
  gripRecord: number;
  sprintRecord: number;
  /** Of the athlete, of today. */
  trainingSession: number;
  pendingAthlete: number;
  /** Of the team, of today, the first of a series of two; the athlete was marked at it. */
  event: number;
  /** Of the close that marked the athlete at the event. */
  closeId: string;
  /** Of a change that the coach can undo: an event was moved by a day. */
  changeId: string;
  /** In the address of the team's calendar for other programs. */
  feedSecret: string;
  /** Of the institution's library. */
  workout: number;
  /** Of the team, of today: a copy of the workout. */
  scheduledWorkout: number;
  /** The same one, as its event and its address name it. */
  workoutUid: string;
  /** Of the library that everybody has; the coach has saved it. */
  exercise: number;
  /** The living code of the team. */
  registrationCode: string;
  /** The athlete's number in the athletes' own app. */
  externalId: string;
  /** Of a mailed link to a new password. */
  resetToken: string;
  /** The day at the institution. */
  today: string;
}

/** What an id-like field names; `nothing` is a value the caller makes up or got from an earlier answer, which reaches no row by itself. */
export type Named = Exclude<keyof Belongings, 'today' | 'email'> | 'nothing';

/**
 * How a well-formed id is answered that is foreign or unknown: both alike, byte for byte.
 * - `not found`: 404, and nothing of the call is done.
 * - `empty`: 200 with an empty list.
 * - `left out`: 200 with what is own of the list it stands in.
 * - `alike`: a secret; as if it were known, so that nobody learns which there are; nothing is stored.
 * - `refused`: a secret; 400, and nothing of the call is done.
 * - `unknown`: a secret; 404, and nothing of the call is done.
 * - `own`: the caller's own choice, there is nothing foreign to reach.
 */
export type ForeignAnswer = 'not found' | 'empty' | 'left out' | 'alike' | 'refused' | 'unknown' | 'own';

export interface Position {
  names: Named;
  foreign: ForeignAnswer;
  /** Everybody of the institution reaches it: foreign is only another institution's. `everywhere`: everybody there is has the same ones, and none is foreign. */
  shared?: true | 'everywhere';
}

/** Where a text comes back that a body carries: in the answer of the call itself, or in that of another list. `*` is any member of a list. */
export interface Echo {
  in?: RouteName;
  at: string;
}

export interface RouteRow {
  route: RouteName;
  caller: Caller;
  /** The health data that `valid` answers or writes, and the audit notes; empty where there is none. Asked of every row, so that nobody forgets. */
  audits: readonly `${AuditAction} ${HealthData}`[];
  /** Reads no cookie, so that calls from any page and program are taken. */
  anyOrigin?: true;
  /** Answers a list that grows with the data, or figures over such a list. */
  list?: true;
  /** Most statements it reads with, where that is not the three of a list. */
  queries?: number;
  /** A call that works for the coach whose things these are. Lists in a body hold two, so that a foreign id stands beside an own one. */
  valid: (mine: Belongings) => RouteRequest;
  /** Every other way to ask that works: of a list each filter, and those that go together; of a write what may be left out. */
  variants?: (mine: Belongings) => RouteRequest[];
  /** Own things that do not belong together (`other` is the same coach's second team): answered like foreign ones, or refused. Asked of every row that names two things. */
  mismatches?: (
    mine: Belongings,
    other: Belongings,
  ) => { request: RouteRequest; answer: 'not found' | 'empty' | 'refused' }[];
  /** Calls about own things that a rule of the domain refuses. With an id in them that is not the caller's they are answered as if nothing else were wrong: reach comes before rule. */
  refused?: (mine: Belongings) => RouteRequest[];
  /** Each id-like field by its place (`params.id`, `query.team_id`, `body.entries.0.athlete_id`). */
  positions?: Record<string, Position>;
  /** Each text of the body that is stored as it came, by its place, and where it is answered; null where no call answers it. */
  echoes?: Record<string, Echo | null>;
}
