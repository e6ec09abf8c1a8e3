import type { AuditAction, HealthData } from '../../../src/common/audit/audit-entry.entity.js';
import type { Permission } from '@touchline/contracts/permissions';
import type { Caller, RouteNeed } from '../../../src/common/auth/route-marks.js';

/**
 * Types of the inventory: one row per route, from which the tests of the wall, of sizes and of plans make their calls.
 */

export type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** The parts of one call. A list as a query value is sent repeatedly, undefined is not sent. */
export interface RouteRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly (string | number)[] | undefined>;
  body?: unknown;
}

/** What one coach has, by id: one of everything that a position can name. */
export interface Belongings {
  coach: number;
  /** The coach's sign-in address. */
  email: string;
  team: number;
  /** The version of the settings of the coach's institution. */
  clubVersion: number;
  /** Another team, without athletes and events. */
  emptyTeam: number;
  /** Another team, which the athlete joins in a month. */
  furtherTeam: number;
  /** That membership. */
  membership: number;
  athlete: number;
  /** Another athlete of the team. */
  teammate: number;
  /** Names of two people whom no team has, the same on every database. */
  newcomers: [string, string];
  wellnessEntry: number;
  /** The athlete's test of today, with the value 9, as the other test has. */
  gripRecord: number;
  sprintRecord: number;
  /** The athlete's session of today. */
  trainingSession: number;
  /** The decision of today about the athlete, made by the coach. The athlete has one record of availability, too. */
  decision: number;
  /** A registration of somebody who may be the teammate. */
  pendingAthlete: number;
  /** A registration that was joined to the athlete. */
  joinedRegistration: number;
  /** The athlete's open request for a correction; one for an erasure is answered. */
  athleteRequest: number;
  /** The team's event of today, the first of a series of two; the athlete has a mark for it. */
  event: number;
  /** The team's only event of yesterday, at 9:00; the athlete was expected at it and has no session of that day. */
  pastEvent: number;
  /** Id of the close that marked the athlete at the event. */
  closeId: string;
  /** Id of a change that the coach can undo: an event was moved by a day. */
  changeId: string;
  /** Secret in the address of the team's calendar for other programs. */
  feedSecret: string;
  /** Key in the link on the team's poster, and when that was made. */
  posterKey: string;
  posterMadeAt: string;
  /** When the season of the team was changed, with the teammate. */
  seasonChangedAt: string;
  /** A guardian of the athlete in the lists of the club. */
  guardianContact: number;
  /** A file of the team that changed the teammate's position. */
  import: number;
  /** Its only row; the teammate has version 1. */
  importRow: number;
  /** A file of the team that wrote the athlete's wellness entry, and its only row. */
  surveyImport: number;
  surveyImportRow: number;
  /** Keys of measures of the institution: a question that the team asks daily, one that it asks after sessions, and a test. */
  questionKey: string;
  sessionQuestionKey: string;
  testKey: string;
  /** The key of a question that no team asks, and its revision. */
  spareKey: string;
  spareRevision: number;
  /** A battery of the institution. */
  battery: number;
  /** A workout of the institution's library. */
  workout: number;
  /** The team's scheduled workout of today: a copy of the library workout. */
  scheduledWorkout: number;
  /** The same one, as its event and its address name it. */
  workoutUid: string;
  /** An exercise of the shared library, saved by the coach. */
  exercise: number;
  /** The valid registration code of the team. */
  registrationCode: string;
  /** The athlete's number in the athletes' app. */
  externalId: string;
  /** Token in a mailed link to a new password. */
  resetToken: string;
  /** The key of the athlete's personal link. */
  linkKey: string;
  /** A device of the athlete, beside the one that calls as the athlete. */
  device: number;
  /** The key in a mail to a guardian about the athlete. */
  guardianKey: string;
  /** The same about the teammate. */
  teammateGuardianKey: string;
  /** Keys in mails to guardians about children who want to join the team. */
  joinKey: string;
  otherJoinKey: string;
  /** The key in a mail to an address that the athlete has named. */
  addressKey: string;
  /** Other coaches on the staff of the team, with the role coach. */
  staffMember: number;
  secondStaffMember: number;
  /** An invitation of an address without an account to the staff of the team, and the token of its link. */
  invitation: number;
  invitationToken: string;
  /** The token of the invitation of the coach to the staff of another team of the institution. */
  ownInvitationToken: string;
  /** A mail address that no other mail goes to. */
  mailbox: string;
  /** An area of the site whose version on trial is one reported failure before its veto. */
  area: string;
  /** The area that the party's release key is good for. */
  releasedArea: string;
  /** The present day at the institution. */
  today: string;
}

/**
 * What an id-like field names; `nothing` is a value that the caller makes up or got from an earlier answer, which names
 * no row.
 */
export type Named =
  | Exclude<
      keyof Belongings,
      | 'today'
      | 'email'
      | 'mailbox'
      | 'posterMadeAt'
      | 'seasonChangedAt'
      | 'clubVersion'
      | 'questionKey'
      | 'testKey'
      | 'sessionQuestionKey'
      | 'spareKey'
      | 'spareRevision'
    >
  | 'nothing';

/**
 * How a call with a foreign or an unknown id is answered: both alike, byte for byte.
 * - `not found`: 404, and nothing is stored.
 * - `empty`: 200 with an empty list.
 * - `left out`: 200 with the own entries of its list.
 * - `alike`: a secret; answered like a known one, so that nobody learns which exist; nothing is stored.
 * - `refused`: a secret; 400, and nothing is stored.
 * - `unknown`: a secret; 404, and nothing is stored.
 * - `own`: a value of the caller's own choice, which reaches nothing foreign.
 */
export type ForeignAnswer = 'not found' | 'empty' | 'left out' | 'alike' | 'refused' | 'unknown' | 'own';

export interface Position {
  names: Named;
  foreign: ForeignAnswer;
  /**
   * Everyone in the institution reaches it, so only another institution's is foreign. `everywhere`: all institutions
   * share it, and none is foreign.
   */
  shared?: true | 'everywhere';
}

/** Where a text of a body is answered: by the call itself, or by another list. `*` is any member of a list. */
export interface Echo {
  in?: RouteName;
  at: string;
}

export interface RouteRow {
  route: RouteName;
  caller: Caller;
  /** What a coach's role or a read key must allow: of every route for coaches and for programs, and of no other. */
  needs?: RouteNeed;
  /** What a role must allow for `valid`, when what the call names decides; `needs` when absent. */
  validNeeds?: Permission;
  /** About the club: a role in any of its teams decides. */
  ofClub?: true;
  /** Answers only the coach who made what the call names; colleagues get the answer for unknown ones. */
  ofMaker?: true;
  /**
   * The health data that `valid` answers or writes and the audit records; empty when there is none. Required, so that
   * no row forgets it.
   */
  audits: readonly `${AuditAction} ${HealthData}`[];
  /** Reads no cookie, so that calls from any page and program are accepted. */
  anyOrigin?: true;
  /** Only reads, although it is a POST: its key must be in no address. */
  onlyReads?: true;
  /** Changes files of the site, and no row. */
  files?: true;
  /** Answers a list that grows with the data, or figures over such a list. */
  list?: true;
  /** Highest number of reading statements, when it is not the three of a list. */
  queries?: number;
  /** Answers about a bounded number of athletes: beyond it the call answers without them, and reads less. */
  isBounded?: true;
  /** Reads at most so many athletes at once, so that others are answered in between: sends statements again for the next ones. */
  athletesAtOnce?: number;
  /**
   * A call that succeeds for the coach with these ids. Lists in a body hold two entries, so that a foreign id can be
   * sent beside an own one.
   */
  valid: (mine: Belongings) => RouteRequest;
  /**
   * Every other form that succeeds: each filter of a list and their combinations, and writes without their optional
   * fields.
   */
  variants?: (mine: Belongings) => RouteRequest[];
  /**
   * Own things that do not belong together (`other` is the same coach's second team): answered like foreign ones, or
   * refused. Required of every row that names two things.
   */
  mismatches?: (
    mine: Belongings,
    other: Belongings,
  ) => { request: RouteRequest; answer: 'not found' | 'empty' | 'refused' }[];
  /**
   * Calls about own things that a rule of the domain refuses. With a foreign id they are answered as if nothing else
   * were wrong, because the access check comes before the rule.
   */
  refused?: (mine: Belongings) => RouteRequest[];
  /** Each id-like field by its path (`params.id`, `query.team_id`, `body.entries.0.athlete_id`). */
  positions?: Record<string, Position>;
  /**
   * Each text of the body that is stored unchanged, by its path, and where it is answered; null when no call answers
   * it.
   */
  echoes?: Record<string, Echo | null>;
}
