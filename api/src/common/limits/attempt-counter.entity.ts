import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, text } from '../../database/columns.js';

/** Tries within a window, per hashed key: in the database, so that a restart or a second instance does not forget them. */
@Entity('attempt_counters')
@Index('ix_attempt_counters_window_ends_at', ['windowEndsAt'])
export class AttemptCounter {
  @PrimaryColumn(text(64))
  counterKey: string;

  @Column({ type: 'integer' })
  attempts: number;

  @Column(INSTANT)
  windowEndsAt: Date;

  /** Where the limit makes tries wait for each other: before this there is none. */
  @Column(OPTIONAL_INSTANT)
  nextTryAt: Date | null;
}
