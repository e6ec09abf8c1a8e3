import { Column } from 'typeorm';
import { INSTANT } from './columns.js';

/** Columns of rows that two coaches may edit. Values are set in code: `common/versioned` guards its writes by them. */
export abstract class VersionedColumns {
  /** Counts from 1; each stored change adds one. */
  @Column({ type: 'integer' })
  version: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  updatedAt: Date;
}
