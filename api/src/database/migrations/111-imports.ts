import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  dropTable,
  flag,
  id,
  index,
  instant,
  integer,
  longText,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

/** Files that clubs brought, and what they wrote. */
export class Imports1764000000111 implements MigrationInterface {
  readonly name = 'Imports1764000000111';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'imports',
      columns: [
        id(),
        integer('team_id'),
        text('target', 20),
        text('file_name', 200),
        text('file_sha256', 64),
        integer('coach_id'),
        instant('created_at'),
        integer('new_rows'),
        integer('changed_rows'),
        integer('same_rows'),
        integer('refused_rows'),
        flag('minors_stated'),
        instant('undone_at', nullable),
        integer('undone_by_id', nullable),
      ],
      indices: [index('ix_imports_team_id_created_at', 'team_id', 'created_at')],
      foreignKeys: [references('fk_imports_team', 'team_id', 'teams', 'CASCADE')],
    });
    await createTable(runner, {
      name: 'imported_rows',
      columns: [
        id(),
        integer('import_id'),
        text('kind', 20),
        integer('record_id'),
        integer('athlete_id', nullable),
        day('day', nullable),
        integer('version'),
        longText('former', nullable),
        longText('written'),
        longText('rescaled', nullable),
      ],
      indices: [
        unique('uq_imported_rows_import_id_kind_record_id', 'import_id', 'kind', 'record_id'),
        index('ix_imported_rows_athlete_id_kind_day', 'athlete_id', 'kind', 'day'),
      ],
      foreignKeys: [
        references('fk_imported_rows_import', 'import_id', 'imports', 'CASCADE'),
        references('fk_imported_rows_athlete', 'athlete_id', 'athletes', 'CASCADE'),
      ],
    });
    await createTable(runner, {
      name: 'athlete_aliases',
      columns: [id(), integer('team_id'), integer('athlete_id'), text('alias_key', 200), instant('created_at')],
      indices: [
        unique('uq_athlete_aliases_team_id_alias_key', 'team_id', 'alias_key'),
        index('ix_athlete_aliases_athlete_id', 'athlete_id'),
      ],
      foreignKeys: [
        references('fk_athlete_aliases_team', 'team_id', 'teams', 'CASCADE'),
        references('fk_athlete_aliases_athlete', 'athlete_id', 'athletes', 'CASCADE'),
      ],
    });
    await createTable(runner, {
      name: 'import_layouts',
      columns: [
        id(),
        integer('team_id'),
        text('target', 20),
        text('fingerprint', 17),
        longText('reading'),
        instant('updated_at'),
      ],
      indices: [unique('uq_import_layouts_team_id_target_fingerprint', 'team_id', 'target', 'fingerprint')],
      foreignKeys: [references('fk_import_layouts_team', 'team_id', 'teams', 'CASCADE')],
    });
    await createTable(runner, {
      name: 'guardian_contacts',
      columns: [
        id(),
        integer('athlete_id'),
        text('name', 120),
        text('relation', 60, nullable),
        text('email', 254, nullable),
        instant('created_at'),
      ],
      indices: [index('ix_guardian_contacts_athlete_id', 'athlete_id')],
      foreignKeys: [references('fk_guardian_contacts_athlete', 'athlete_id', 'athletes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['guardian_contacts', 'import_layouts', 'athlete_aliases', 'imported_rows', 'imports'])
      await dropTable(runner, table);
  }
}
