import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { WorkoutRowType } from '@touchline/contracts/workout-rules';
import { text } from '../../database/columns.js';

/**
 * What a row says, wherever it stands: in a library workout, or in the copy of it that was scheduled. It stands here because two
 * modules build tables on it, and a table cannot be declared through a module's face.
 */
export abstract class RowContent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** From 1, without gaps. */
  @Column({ type: 'integer' })
  orderInWorkout: number;

  @Column(text(10))
  type: WorkoutRowType;

  @Column(text(120))
  name: string;

  @Column({ type: 'integer', nullable: true })
  sets: number | null;

  @Column({ type: 'integer', nullable: true })
  reps: number | null;

  @Column({ type: 'integer', nullable: true })
  durationSeconds: number | null;

  @Column({ type: 'boolean' })
  isTimeBased: boolean;

  @Column({ type: 'integer', nullable: true })
  restBetweenSetsSeconds: number | null;

  @Column({ type: 'boolean' })
  supersetWithNext: boolean;

  @Column({ type: 'text', nullable: true })
  coachNotes: string | null;

  /** Of the exercise library, and no foreign key: what was prescribed stays, whatever becomes of the exercise. */
  @Column({ type: 'integer', nullable: true })
  exerciseId: number | null;
}
