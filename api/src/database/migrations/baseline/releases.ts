import { id, instant, integer, nullable, primary, text, unique, type TableDefinition } from '../portable-table.js';

export const RELEASES_TABLES: readonly TableDefinition[] = [
  {
    name: 'release_outcome_counts',
    columns: [
      text('area', 64, primary),
      text('version', 100, primary),
      text('outcome', 20, primary),
      integer('count'),
      instant('first_at'),
      instant('last_at'),
    ],
  },
  {
    name: 'release_vetoes',
    columns: [
      text('area', 64, primary),
      text('version', 100, primary),
      instant('at'),
      integer('loads'),
      integer('failures'),
      text('live_version', 100),
      integer('live_loads'),
      integer('live_failures'),
    ],
  },
  {
    name: 'release_keys',
    columns: [
      id(),
      text('area', 64),
      text('name', 120),
      text('key_sha256', 64),
      instant('created_at'),
      instant('revoked_at', nullable),
    ],
    indices: [unique('uq_release_keys_key_sha256', 'key_sha256')],
  },
];
