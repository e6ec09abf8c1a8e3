import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { WorkoutLineContent } from '../../common/workouts/workout-line-content.js';
import { WorkoutEntity } from './workout.entity.js';

/** A line of a library workout: an exercise or a rest. */
@Entity('workout_rows')
@Index('uq_workout_rows_workout_id_order_in_workout', ['workoutId', 'orderInWorkout'], { unique: true })
export class WorkoutLineEntity extends WorkoutLineContent {
  @Column({ type: 'integer' })
  @ForeignKey(() => WorkoutEntity, { name: 'fk_workout_rows_workout', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  workoutId: number;
}
