import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/** A creating call that was answered, so that the same call sent again creates nothing. Keys belong to one coach. */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_created_at', ['createdAt'])
export class IdempotencyKeyEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('CoachEntity', { name: 'fk_idempotency_keys_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @PrimaryColumn(text(64))
  keySha256: string;

  @Column(text(64))
  callSha256: string;

  /** Null only inside the transaction that creates. */
  @Column({ type: 'integer', nullable: true })
  createdId: number | null;

  /** The ids as a JSON list where a call creates several rows; null for a call that creates one. */
  @Column({ type: 'text', nullable: true })
  createdIds: string | null;

  @Column(INSTANT)
  createdAt: Date;
}
