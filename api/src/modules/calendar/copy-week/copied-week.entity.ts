import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { EventChangeEntity } from '../undo/event-change.entity.js';

/**
 * The result of copying a week, kept as long as the copy can be undone. The same call sent again returns this result:
 * it cannot be derived from the two weeks, because both may change afterwards.
 */
@Entity('copied_weeks')
@Index('uq_copied_weeks_team_id_to_week_copy_number', ['teamId', 'toWeek', 'copyNumber'], { unique: true })
export class CopiedWeekEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => EventChangeEntity, {
    name: 'fk_copied_weeks_event_change',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  eventChangeId: number;

  /** The number of events that were created. */
  @Column({ type: 'integer' })
  copied: number;

  /** The number of events that the target week had already. */
  @Column({ type: 'integer' })
  alreadyThere: number;

  /** The number of workouts, which are not copied. */
  @Column({ type: 'integer' })
  workoutsLeft: number;

  /** The team, the Monday of the target week, and a count from 1 of the copies to it; null for a copy stored without them. */
  @Column({ type: 'integer', nullable: true })
  teamId: number | null;

  @Column({ type: 'date', nullable: true })
  toWeek: string | null;

  /** Taken before the target week is read: of two copies at once, the unique key lets one through. */
  @Column({ type: 'integer', nullable: true })
  copyNumber: number | null;
}
