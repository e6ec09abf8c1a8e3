import {
  day,
  id,
  index,
  instant,
  integer,
  nullable,
  primary,
  references,
  text,
  unique,
  type TableDefinition,
} from '../portable-table.js';

export const CONSENTS_TABLES: readonly TableDefinition[] = [
  {
    name: 'consents',
    columns: [
      id(),
      integer('athlete_id', nullable),
      integer('pending_athlete_id', nullable),
      integer('current_athlete_id', nullable),
      text('text_version', 20),
      text('given_by', 10),
      text('guardian_name', 120, nullable),
      text('relation', 60, nullable),
      instant('given_at'),
      integer('coach_id', nullable),
      instant('withdrawn_at', nullable),
    ],
    indices: [
      unique('uq_consents_current_athlete_id', 'current_athlete_id'),
      unique('uq_consents_pending_athlete_id', 'pending_athlete_id'),
      index('ix_consents_athlete_id', 'athlete_id'),
    ],
    foreignKeys: [
      references('fk_consents_athlete', 'athlete_id', 'athletes', 'CASCADE'),
      references('fk_consents_pending_athlete', 'pending_athlete_id', 'pending_athletes', 'CASCADE'),
    ],
  },
  {
    name: 'guardian_requests',
    columns: [
      id(),
      integer('team_id', nullable),
      integer('athlete_id', nullable),
      text('question_key', 64),
      text('key_sha256', 64, nullable),
      text('first_name', 80),
      day('date_of_birth'),
      text('guardian_email', 254),
      instant('created_at'),
      instant('expires_at'),
    ],
    indices: [
      unique('uq_guardian_requests_question_key', 'question_key'),
      unique('uq_guardian_requests_key_sha256', 'key_sha256'),
      index('ix_guardian_requests_athlete_id_expires_at', 'athlete_id', 'expires_at'),
      index('ix_guardian_requests_team_id', 'team_id'),
      index('ix_guardian_requests_expires_at', 'expires_at'),
    ],
    foreignKeys: [
      references('fk_guardian_requests_team', 'team_id', 'teams', 'CASCADE'),
      references('fk_guardian_requests_athlete', 'athlete_id', 'athletes', 'CASCADE'),
    ],
  },
  {
    name: 'guardian_refusals',
    columns: [integer('athlete_id', primary), instant('refused_at')],
    foreignKeys: [references('fk_guardian_refusals_athlete', 'athlete_id', 'athletes', 'CASCADE')],
  },
  {
    name: 'athlete_addresses',
    columns: [
      id(),
      integer('athlete_id', nullable),
      integer('pending_athlete_id', nullable),
      text('email', 254),
      text('address_of', 10),
      instant('confirmed_at'),
    ],
    indices: [
      unique('uq_athlete_addresses_athlete_id', 'athlete_id'),
      unique('uq_athlete_addresses_pending_athlete_id', 'pending_athlete_id'),
    ],
    foreignKeys: [
      references('fk_athlete_addresses_athlete', 'athlete_id', 'athletes', 'CASCADE'),
      references('fk_athlete_addresses_pending_athlete', 'pending_athlete_id', 'pending_athletes', 'CASCADE'),
    ],
  },
  {
    name: 'address_requests',
    columns: [
      id(),
      integer('athlete_id'),
      text('email', 254),
      text('key_sha256', 64, nullable),
      instant('created_at'),
      instant('expires_at'),
    ],
    indices: [
      unique('uq_address_requests_athlete_id', 'athlete_id'),
      unique('uq_address_requests_key_sha256', 'key_sha256'),
      index('ix_address_requests_expires_at', 'expires_at'),
    ],
    foreignKeys: [references('fk_address_requests_athlete', 'athlete_id', 'athletes', 'CASCADE')],
  },
];
