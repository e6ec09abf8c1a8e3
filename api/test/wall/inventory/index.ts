import { ATHLETE_ACCESS } from './athlete-access.js';
import { ATHLETE_ANSWERS } from './athlete-answers.js';
import { ATHLETE_RIGHTS } from './athlete-rights.js';
import { ATHLETES } from './athletes.js';
import { ATTENDANCE } from './attendance.js';
import { AVAILABILITY } from './availability.js';
import { CALENDAR } from './calendar.js';
import { CALENDAR_FEED } from './calendar-feed.js';
import { CLUB } from './club.js';
import { CLUB_DATA } from './club-data.js';
import { COACHES } from './coaches.js';
import { COMPARISONS } from './comparisons.js';
import { EXERCISES } from './exercises.js';
import { FATIGUE } from './performance-tests.js';
import { EXPORTS } from './exports.js';
import { IMPORTS } from './imports.js';
import { INSTALLATION } from './installation.js';
import { INTAKE } from './intake.js';
import { JOIN } from './join.js';
import { MEASURES } from './measures.js';
import { OVERVIEW } from './overview.js';
import { LOAD_PLAN } from './load-plan.js';
import { REGISTRATIONS } from './registrations.js';
import { RELEASES } from './releases.js';
import { SESSION_LEDGER } from './session-ledger.js';
import { SQUAD } from './squad.js';
import { STAFF } from './staff.js';
import { TEAMS } from './teams.js';
import { TRAINING_LOAD } from './training-load.js';
import { TRENDS } from './trends.js';
import type { RouteRow } from './types.js';
import { WELLNESS } from './wellness.js';
import { WORKOUTS } from './workouts.js';

/** Every route. The tests fail when one is missing. */
export const INVENTORY: readonly RouteRow[] = [
  ...COACHES,
  ...CLUB,
  ...CLUB_DATA,
  ...TEAMS,
  ...IMPORTS,
  ...EXPORTS,
  ...STAFF,
  ...REGISTRATIONS,
  ...JOIN,
  ...ATHLETES,
  ...ATHLETE_ACCESS,
  ...WELLNESS,
  ...SESSION_LEDGER,
  ...TRAINING_LOAD,
  ...FATIGUE,
  ...INTAKE,
  ...ATTENDANCE,
  ...CALENDAR,
  ...CALENDAR_FEED,
  ...LOAD_PLAN,
  ...MEASURES,
  ...OVERVIEW,
  ...SQUAD,
  ...AVAILABILITY,
  ...ATHLETE_RIGHTS,
  ...TRENDS,
  ...COMPARISONS,
  ...EXERCISES,
  ...WORKOUTS,
  ...INSTALLATION,
  ...RELEASES,
  ...ATHLETE_ANSWERS,
];
