import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, nullable, references, text, unique } from './portable-table.js';

/** The videos that institutions have given exercises. The exercises themselves are in code, so they have no table. */
export class ExerciseVideos1764000000048 implements MigrationInterface {
  readonly name = 'ExerciseVideos1764000000048';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'exercise_videos',
      columns: [
        id(),
        integer('institution_id'),
        integer('exercise_id'),
        text('video_url', 300, nullable),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [unique('uq_exercise_videos_institution_id_exercise_id', 'institution_id', 'exercise_id')],
      foreignKeys: [references('fk_exercise_videos_institution', 'institution_id', 'institutions', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'exercise_videos');
  }
}
