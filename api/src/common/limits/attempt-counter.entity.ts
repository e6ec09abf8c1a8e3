import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, text } from '../../database/columns.js';

/**
 * Attempts within a window, per hashed key. Stored in the database, so that restarts and further instances share them.
 */
@Entity('attempt_counters')
@Index('ix_attempt_counters_window_ends_at', ['windowEndsAt'])
export class AttemptCounterEntity {
  @PrimaryColumn(text(64))
  counterKey: string;

  @Column({ type: 'integer' })
  attempts: number;

  @Column(INSTANT)
  windowEndsAt: Date;

  /** With a growing delay: the instant before which no further attempt is allowed. */
  @Column(OPTIONAL_INSTANT)
  nextTryAt: Date | null;
}
