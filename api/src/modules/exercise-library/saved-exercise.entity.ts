import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { INSTANT } from '../../database/columns.js';

/** A coach's heart on an exercise. Its key guards that there is at most one. The exercises themselves stand in the catalogue, in no table. */
@Entity('saved_exercises')
export class SavedExercise {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Coach', { name: 'fk_saved_exercises_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @PrimaryColumn({ type: 'integer' })
  exerciseId: number;

  @Column(INSTANT)
  createdAt: Date;
}
