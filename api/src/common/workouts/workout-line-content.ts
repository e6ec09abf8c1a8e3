import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { WorkoutLineType } from '@touchline/contracts/workout-rules';
import { text } from '../../database/columns.js';

/**
 * The content of a line of a workout, in a library workout and in its scheduled copy. It is common because two modules
 * build entities on it, and an entity cannot extend a class that comes through a module's index.
 */
export abstract class WorkoutLineContent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** From 1, without gaps. */
  @Column({ type: 'integer' })
  orderInWorkout: number;

  @Column(text(10))
  type: WorkoutLineType;

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

  /** Id in the exercise library, without a foreign key: a prescribed line stays when the exercise is removed. */
  @Column({ type: 'integer', nullable: true })
  exerciseId: number | null;
}
