import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EventChangeEntity } from './event-change.entity.js';
import { EventContent } from '../events/event-content.entity.js';

/**
 * An event of a recorded change: for a changed event its content and version before the change, for a new event its
 * content as created. The change can only be undone while the event is at `versionAfter`. There is no foreign key to
 * the event: the row must outlive a deleted event, so that undoing it is refused.
 */
@Entity('changed_events')
@Index('uq_changed_events_event_change_id_event_id', ['eventChangeId', 'eventId'], { unique: true })
export class ChangedEventEntity extends EventContent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey(() => EventChangeEntity, {
    name: 'fk_changed_events_event_change',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
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
