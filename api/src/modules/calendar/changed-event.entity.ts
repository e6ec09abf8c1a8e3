import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EventChange } from './event-change.entity.js';
import { EventContent } from './event-content.js';

/**
 * An event of a change: as it was before, version included; one that was made, as it was made. Undoing needs the event to be as the change left
 * it: at `versionAfter`. No foreign key to the event: that somebody has deleted it is something to say, not to forget.
 */
@Entity('changed_events')
@Index('uq_changed_events_event_change_id_event_id', ['eventChangeId', 'eventId'], { unique: true })
export class ChangedEvent extends EventContent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey(() => EventChange, { name: 'fk_changed_events_event_change', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  eventChangeId: number;

  @Column({ type: 'integer' })
  eventId: number;

  @Column({ type: 'integer' })
  versionAfter: number;

  @Column({ type: 'integer', nullable: true })
  teamId: number | null;

  @Column({ type: 'integer', nullable: true })
  athleteId: number | null;
}
