import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../../database/columns.js';

/** The events that one call created or changed, kept for a day so that the coach who made the call can undo it. */
@Entity('event_changes')
@Index('uq_event_changes_change_id', ['changeId'], { unique: true })
@Index('ix_event_changes_coach_id', ['coachId'])
@Index('ix_event_changes_created_at', ['createdAt'])
export class EventChangeEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(36))
  changeId: string;

  @Column({ type: 'integer' })
  @ForeignKey('CoachEntity', { name: 'fk_event_changes_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  /** Whether the call created the events, or changed existing ones. */
  @Column(text(10))
  kind: 'added' | 'changed';

  @Column(INSTANT)
  createdAt: Date;
}
