import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { text } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/**
 * The workout of a calendar event of type workout. Only the event has the day, the owner and the name: moving or
 * renaming the event moves and renames the workout, and deleting it deletes this row and its lines. The version counts
 * the changes of the copy and of its event, so that the workout editor needs one version only; the event has its own
 * version as well.
 */
@Entity('scheduled_workouts')
@Index('uq_scheduled_workouts_workout_uid', ['workoutUid'], { unique: true })
@Index('ix_scheduled_workouts_workout_id', ['workoutId'])
export class ScheduledWorkoutEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(36))
  @ForeignKey('CalendarEventEntity', 'workoutUid', {
    name: 'fk_scheduled_workouts_event',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  workoutUid: string;

  /**
   * The library workout that was copied. There is no foreign key, because the copy stays when the library workout is
   * deleted.
   */
  @Column({ type: 'integer' })
  workoutId: number;
}
