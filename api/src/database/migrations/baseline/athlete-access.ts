import { id, instant, integer, nullable, references, text, unique, type TableDefinition } from '../portable-table.js';

export const ATHLETE_ACCESS_TABLES: readonly TableDefinition[] = [
  {
    name: 'athlete_links',
    columns: [
      id(),
      integer('athlete_id'),
      text('key_sha256', 64),
      integer('coach_id'),
      instant('created_at'),
      instant('expires_at'),
    ],
    indices: [unique('uq_athlete_links_athlete_id', 'athlete_id'), unique('uq_athlete_links_key_sha256', 'key_sha256')],
    foreignKeys: [references('fk_athlete_links_athlete', 'athlete_id', 'athletes', 'CASCADE')],
  },
  {
    name: 'athlete_devices',
    columns: [
      id(),
      integer('athlete_id'),
      integer('slot'),
      text('token_sha256', 64),
      text('name', 40),
      instant('created_at'),
      instant('last_used_at'),
      instant('expires_at'),
    ],
    indices: [
      unique('uq_athlete_devices_token_sha256', 'token_sha256'),
      unique('uq_athlete_devices_athlete_id_slot', 'athlete_id', 'slot'),
    ],
    foreignKeys: [references('fk_athlete_devices_athlete', 'athlete_id', 'athletes', 'CASCADE')],
  },
  {
    name: 'athlete_requests',
    columns: [
      id(),
      integer('athlete_id'),
      text('kind', 10),
      text('open_kind', 10, nullable),
      text('text', 500),
      instant('asked_at'),
      instant('done_at', nullable),
      integer('coach_id', nullable),
      text('answer', 500, nullable),
      text('key_sha256', 64, nullable),
      text('call_sha256', 64, nullable),
    ],
    indices: [
      unique('uq_athlete_requests_athlete_id_open_kind', 'athlete_id', 'open_kind'),
      unique('uq_athlete_requests_athlete_id_key_sha256', 'athlete_id', 'key_sha256'),
    ],
    foreignKeys: [references('fk_athlete_requests_athlete', 'athlete_id', 'athletes', 'CASCADE')],
  },
];
