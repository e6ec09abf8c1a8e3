import { Column, Entity, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/** A version that failed too often while it was on trial, with the counts at that moment. A veto stays. */
@Entity('release_vetoes')
export class ReleaseVetoEntity {
  @PrimaryColumn(text(64))
  area: string;

  @PrimaryColumn(text(100))
  version: string;

  @Column(INSTANT)
  at: Date;

  @Column({ type: 'integer' })
  loads: number;

  @Column({ type: 'integer' })
  failures: number;

  /** The version it was compared with. */
  @Column(text(100))
  liveVersion: string;

  @Column({ type: 'integer' })
  liveLoads: number;

  @Column({ type: 'integer' })
  liveFailures: number;
}
