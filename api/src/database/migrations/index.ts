import { Institutions1764000000001 } from './001-institutions.js';
import { Coaches1764000000002 } from './002-coaches.js';
import { Sessions1764000000003 } from './003-sessions.js';
import { AttemptCounters1764000000004 } from './004-attempt-counters.js';
import { Teams1764000000005 } from './005-teams.js';
import { TeamStaff1764000000006 } from './006-team-staff.js';
import { Athletes1764000000007 } from './007-athletes.js';
import { WellnessEntries1764000000008 } from './008-wellness-entries.js';

/** In order. A migration that has landed is never edited; a change is a new one. */
export const MIGRATIONS = [
  Institutions1764000000001,
  Coaches1764000000002,
  Sessions1764000000003,
  AttemptCounters1764000000004,
  Teams1764000000005,
  TeamStaff1764000000006,
  Athletes1764000000007,
  WellnessEntries1764000000008,
];
