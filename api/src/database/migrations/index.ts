import { Baseline1764000000104 } from './104-baseline.js';
import { Memberships1764000000105 } from './105-memberships.js';
import { StaffInvitations1764000000106 } from './106-staff-invitations.js';
import { PostersAndConsents1764000000107 } from './107-posters-and-consents.js';
import { ClubSettings1764000000108 } from './108-club-settings.js';
import { LateMarks1764000000109 } from './109-late-marks.js';
import { Measures1764000000110 } from './110-measures.js';
import { Imports1764000000111 } from './111-imports.js';
import { ReadKeys1764000000112 } from './112-read-keys.js';

/** In order. A landed migration is never edited; a change of the schema is a new migration. */
export const MIGRATIONS = [
  Baseline1764000000104,
  Memberships1764000000105,
  StaffInvitations1764000000106,
  PostersAndConsents1764000000107,
  ClubSettings1764000000108,
  LateMarks1764000000109,
  Measures1764000000110,
  Imports1764000000111,
  ReadKeys1764000000112,
];
