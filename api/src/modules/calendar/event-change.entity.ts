import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/** What one call made of events, kept for a day so that the coach who made it can take it back. */
@Entity('event_changes')
@Index('uq_event_changes_change_id', ['changeId'], { unique: true })
@Index('ix_event_changes_coach_id', ['coachId'])
@Index('ix_event_changes_created_at', ['createdAt'])
export class EventChange {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(36))
  changeId: string;

  @Column({ type: 'integer' })
  @ForeignKey('Coach', { name: 'fk_event_changes_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  /** Whether the events were made, or were there before with other contents. */
  @Column(text(10))
  kind: 'added' | 'changed';

  @Column(INSTANT)
  createdAt: Date;
}
