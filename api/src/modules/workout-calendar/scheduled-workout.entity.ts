import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { text } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/**
 * What is to be done at a calendar event of type workout. When, for whom and under which name stands in the event alone: moving or
 * renaming it there moves and renames the workout, and deleting it deletes this row and its own rows.
 * Its version counts the changes of the copy, and those of its event, which has a version of its own beside: who edits the workout reads one.
 */
@Entity('scheduled_workouts')
@Index('uq_scheduled_workouts_workout_uid', ['workoutUid'], { unique: true })
@Index('ix_scheduled_workouts_workout_id', ['workoutId'])
export class ScheduledWorkout extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(36))
  @ForeignKey('CalendarEvent', 'workoutUid', {
    name: 'fk_scheduled_workouts_event',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  workoutUid: string;

  /** The library workout it was copied from, and no foreign key: that one may be deleted, the copy stays. */
  @Column({ type: 'integer' })
  workoutId: number;
}
