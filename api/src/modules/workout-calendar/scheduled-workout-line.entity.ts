import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { WorkoutLineContent } from '../../common/workouts/workout-line-content.js';
import { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';

/**
 * A line of a scheduled workout, copied from the library. Stored as rows and not as JSON text: the database checks them,
 * one statement copies them, and a query can find who was prescribed an exercise.
 */
@Entity('scheduled_workout_rows')
@Index('uq_scheduled_workout_rows_order', ['scheduledWorkoutId', 'orderInWorkout'], { unique: true })
export class ScheduledWorkoutLineEntity extends WorkoutLineContent {
  @Column({ type: 'integer' })
  @ForeignKey(() => ScheduledWorkoutEntity, {
    name: 'fk_scheduled_workout_rows_scheduled_workout',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  scheduledWorkoutId: number;
}
