import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/**
 * The refused call: a sign-in, the current password in a session, or an id that the caller does not reach (foreign or
 * unknown) in a call that was well-formed.
 */
export type Refusal = 'sign_in_failed' | 'reauth_failed' | 'refused_id';

/**
 * Refusals of one kind to one caller within one hour: one row, however many there are, so that a flood fills no disk.
 * There are no foreign keys, so that a row outlives the account.
 */
@Entity('refusal_counts')
@Index('ix_refusal_counts_coach_id_first_at', ['coachId', 'firstAt'])
@Index('ix_refusal_counts_institution_id_first_at', ['institutionId', 'firstAt'])
@Index('ix_refusal_counts_first_at', ['firstAt'])
export class RefusalCountEntity {
  /** Hour, kind and caller. */
  @PrimaryColumn(text(60))
  refusalKey: string;

  @Column(text(20))
  kind: Refusal;

  /** Coach who called, or whose account it was; null for the athletes' app and for addresses without an account. */
  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  @Column({ type: 'integer', nullable: true })
  apiKeyId: number | null;

  @Column({ type: 'integer', nullable: true })
  institutionId: number | null;

  @Column({ type: 'integer' })
  attempts: number;

  @Column(INSTANT)
  firstAt: Date;

  @Column(INSTANT)
  lastAt: Date;
}
