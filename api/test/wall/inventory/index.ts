import { ATHLETES } from './athletes.js';
import { ATTENDANCE } from './attendance.js';
import { COACHES } from './coaches.js';
import { INSTALLATION } from './installation.js';
import { INTAKE } from './intake.js';
import { OVERVIEW } from './overview.js';
import { REGISTRATIONS } from './registrations.js';
import { TEAMS } from './teams.js';
import type { RouteRow } from './types.js';
import { WELLNESS } from './wellness.js';
import { WORKOUTS } from './workouts.js';

/** Every route there is. One that is missing here fails the build. */
export const INVENTORY: readonly RouteRow[] = [...COACHES, ...TEAMS, ...REGISTRATIONS, ...ATHLETES, ...WELLNESS, ...INTAKE, ...ATTENDANCE, ...OVERVIEW, ...WORKOUTS, ...INSTALLATION];
