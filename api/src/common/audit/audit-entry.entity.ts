import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, optionalText, text, WIDE_NUMBER } from '../../database/columns.js';

/**
 * Kinds of health data. `profile` is date of birth, weight, height and the present injury, as lists of athletes carry
 * them. Attendance is not health data. `fatigue` is the stored word for performance tests.
 */
export type HealthData = 'wellness' | 'training_load' | 'fatigue' | 'profile';
export type AuditAction = 'read' | 'create' | 'update' | 'delete';

/**
 * Records who read or wrote which athlete's health data, and when, without any value. Rows are only ever added, and
 * leave for the archive when they are old. There are no foreign keys, so that a row outlives the coach and the athlete
 * and keeps their numbers.
 */
@Entity('audit_log')
@Index('ix_audit_log_athlete_id_at', ['athleteId', 'at'])
@Index('uq_audit_log_read_key', ['readKey'], { unique: true })
export class AuditEntryEntity {
  @PrimaryColumn(INSTANT)
  at: Date;

  /** From `AuditIds`: tells rows of one instant apart, and counts nothing. */
  @PrimaryColumn(WIDE_NUMBER)
  id: number;

  /** `key`: a program with a read key. `self`: the athlete on their own device. */
  @Column(text(5))
  actorKind: 'coach' | 'app' | 'key' | 'self';

  /** Null for programs and for athletes. */
  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  /**
   * The athletes' app's key (`app`), or the program's read key (`key`): they are counted separately. Null for a coach and
   * for an athlete. The number of a deleted key is not used again.
   */
  @Column({ type: 'integer', nullable: true })
  apiKeyId: number | null;

  /** Institution of the coach, of the program or of the athlete. */
  @Column({ type: 'integer' })
  institutionId: number;

  @Column({ type: 'integer' })
  athleteId: number;

  @Column(text(20))
  kind: HealthData;

  @Column(text(6))
  action: AuditAction;

  /**
   * Reader, athlete, kind and hour of a read, which is recorded once; null for a write, which is recorded each time.
   * The hour is that of the reader (`reader-hour.ts`).
   */
  @Column(optionalText(80))
  readKey: string | null;
}
