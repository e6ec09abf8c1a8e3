import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { RowContent } from '../../common/workouts/row-content.js';
import { ScheduledWorkout } from './scheduled-workout.entity.js';

/**
 * A row as it was when the workout was scheduled. Rows and no JSON text: the database checks them, they are copied by one statement, and
 * what was prescribed to whom can be asked for by exercise.
 */
@Entity('scheduled_workout_rows')
@Index('uq_scheduled_workout_rows_order', ['scheduledWorkoutId', 'orderInWorkout'], { unique: true })
export class ScheduledWorkoutRow extends RowContent {
  @Column({ type: 'integer' })
  @ForeignKey(() => ScheduledWorkout, {
    name: 'fk_scheduled_workout_rows_scheduled_workout',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  scheduledWorkoutId: number;
}
