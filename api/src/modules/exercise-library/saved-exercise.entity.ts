import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { INSTANT } from '../../database/columns.js';

/** An exercise that a coach has saved. The exercises themselves are in the catalogue in code, not in a table. */
@Entity('saved_exercises')
export class SavedExerciseEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('CoachEntity', { name: 'fk_saved_exercises_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @PrimaryColumn({ type: 'integer' })
  exerciseId: number;

  @Column(INSTANT)
  createdAt: Date;
}
