import { Column } from 'typeorm';
import { INSTANT } from './columns.js';

/** What every row has that two coaches may edit. The columns are set in code: `common/versioned` guards by them. */
export abstract class VersionedColumns {
  /** Counts from 1; each stored change adds one. */
  @Column({ type: 'integer' })
  version: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  updatedAt: Date;
}
