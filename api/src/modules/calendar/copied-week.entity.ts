import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EventChange } from './event-change.entity.js';

/**
 * What became of a week that was copied, kept as long as the copying can be taken back: the same call sent again is answered the same, and neither
 * the week nor its copy, both of which may have changed meanwhile, still tells.
 */
@Entity('copied_weeks')
export class CopiedWeek {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => EventChange, { name: 'fk_copied_weeks_event_change', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  eventChangeId: number;

  /** How many events were made, were there already, and are workouts, which are not copied. */
  @Column({ type: 'integer' })
  copied: number;

  @Column({ type: 'integer' })
  alreadyThere: number;

  @Column({ type: 'integer' })
  workoutsLeft: number;
}
