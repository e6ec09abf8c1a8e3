import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumn,
  createTable,
  day,
  decimal,
  dropColumn,
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

/** What clubs measure and ask beside the product's own questions and tests, and the values. */
export class Measures1764000000110 implements MigrationInterface {
  readonly name = 'Measures1764000000110';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'measures',
      columns: [
        id(),
        integer('institution_id'),
        text('measure_key', 40),
        integer('measure_version'),
        day('valid_from', nullable),
        longText('definition'),
        flag('is_retired'),
        ...versioned(),
      ],
      indices: [unique('uq_measures_institution_id_key_version', 'institution_id', 'measure_key', 'measure_version')],
      foreignKeys: [references('fk_measures_institution', 'institution_id', 'institutions', 'RESTRICT')],
    });
    await createTable(runner, {
      name: 'measurements',
      columns: [
        id(),
        integer('athlete_id'),
        day('day'),
        text('measure_key', 40),
        integer('measure_version'),
        text('side', 5),
        integer('trial'),
        integer('event_id'),
        decimal('value', 12, 3),
        text('source', 10),
        ...versioned(),
      ],
      indices: [
        unique('uq_measurements_place', 'athlete_id', 'measure_key', 'day', 'side', 'trial', 'event_id'),
        index('ix_measurements_event_id', 'event_id'),
      ],
      foreignKeys: [references('fk_measurements_athlete', 'athlete_id', 'athletes', 'RESTRICT')],
    });
    await createTable(runner, {
      name: 'surveys',
      columns: [id(), integer('team_id'), day('valid_from'), longText('questions'), ...versioned()],
      indices: [unique('uq_surveys_team_id_valid_from', 'team_id', 'valid_from')],
      foreignKeys: [references('fk_surveys_team', 'team_id', 'teams', 'CASCADE')],
    });
    await createTable(runner, {
      name: 'batteries',
      columns: [id(), integer('institution_id'), text('name', 40), longText('measures'), ...versioned()],
      indices: [index('ix_batteries_institution_id', 'institution_id')],
      foreignKeys: [references('fk_batteries_institution', 'institution_id', 'institutions', 'RESTRICT')],
    });
    await addColumn(runner, 'institutions', integer('extra_questions', { default: 2 }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'institutions', 'extra_questions');
    for (const table of ['batteries', 'surveys', 'measurements', 'measures']) await dropTable(runner, table);
  }
}

const versioned = () => [integer('version'), instant('created_at'), instant('updated_at')];
