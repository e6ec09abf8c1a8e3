import {
  flag,
  id,
  index,
  instant,
  integer,
  longText,
  nullable,
  primary,
  references,
  text,
  unique,
  type TableDefinition,
} from '../portable-table.js';

export const COACHES_TABLES: readonly TableDefinition[] = [
  {
    name: 'institutions',
    columns: [
      id(),
      text('name', 120),
      text('time_zone', 64),
      flag('is_demo'),
      text('season_ends', 5, { default: "'06-30'" }),
      integer('guardian_age', { default: 16 }),
    ],
  },
  {
    name: 'coaches',
    columns: [
      id(),
      integer('institution_id'),
      text('name', 120),
      text('email', 254),
      text('email_key', 254),
      text('phone', 40, nullable),
      text('role', 60),
      longText('avatar', nullable),
      text('password_hash', 200),
      instant('disabled_at', nullable),
    ],
    indices: [unique('uq_coaches_email_key', 'email_key'), index('ix_coaches_institution_id', 'institution_id')],
    foreignKeys: [references('fk_coaches_institution', 'institution_id', 'institutions', 'RESTRICT')],
  },
  {
    name: 'sessions',
    columns: [
      text('token_sha256', 64, primary),
      integer('coach_id'),
      instant('created_at'),
      instant('last_seen_at'),
      instant('authenticated_at'),
    ],
    indices: [index('ix_sessions_coach_id', 'coach_id'), index('ix_sessions_created_at', 'created_at')],
    foreignKeys: [references('fk_sessions_coach', 'coach_id', 'coaches', 'CASCADE')],
  },
  {
    name: 'password_resets',
    columns: [text('token_sha256', 64, primary), integer('coach_id'), instant('created_at'), instant('expires_at')],
    indices: [index('ix_password_resets_coach_id', 'coach_id'), index('ix_password_resets_expires_at', 'expires_at')],
    foreignKeys: [references('fk_password_resets_coach', 'coach_id', 'coaches', 'CASCADE')],
  },
  {
    name: 'api_keys',
    columns: [id(), integer('institution_id'), text('key_sha256', 64), instant('created_at')],
    indices: [unique('uq_api_keys_institution_id', 'institution_id'), unique('uq_api_keys_key_sha256', 'key_sha256')],
    foreignKeys: [references('fk_api_keys_institution', 'institution_id', 'institutions', 'CASCADE')],
  },
];
