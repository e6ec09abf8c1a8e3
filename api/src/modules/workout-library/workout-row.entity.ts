import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { RowContent } from '../../common/workouts/row-content.js';
import { Workout } from './workout.entity.js';

/** An exercise or a rest of a library workout. */
@Entity('workout_rows')
@Index('uq_workout_rows_workout_id_order_in_workout', ['workoutId', 'orderInWorkout'], { unique: true })
export class WorkoutRow extends RowContent {
  @Column({ type: 'integer' })
  @ForeignKey(() => Workout, { name: 'fk_workout_rows_workout', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  workoutId: number;
}
