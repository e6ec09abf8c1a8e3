import { Entity, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, WIDE_NUMBER } from '../../database/columns.js';
import { AuditColumns } from './audit-columns.js';

export type { AuditAction, HealthData } from './audit-columns.js';

/**
 * Records who read or wrote which athlete's health data, and when, without any value. Rows are only ever added, and
 * leave for the archive when they are old. There are no foreign keys, so that a row outlives the coach and the athlete
 * and keeps their numbers.
 */
@Entity('audit_log')
@Index('ix_audit_log_athlete_id_at', ['athleteId', 'at'])
@Index('uq_audit_log_read_key', ['readKey'], { unique: true })
export class AuditEntryEntity extends AuditColumns {
  @PrimaryColumn(INSTANT)
  at: Date;

  /** From `AuditIds`, or that of the row in `audit_entries`: tells rows of one instant apart, and counts nothing. */
  @PrimaryColumn(WIDE_NUMBER)
  id: number;
}
