import { Column } from 'typeorm';
import { optionalText, text } from '../../database/columns.js';

/**
 * Kinds of health data. `profile` is date of birth, weight, height and the present injury, as lists of athletes carry
 * them. Attendance is not health data. `fatigue` is the stored word for performance tests.
 */
export type HealthData = 'wellness' | 'training_load' | 'fatigue' | 'profile';
export type AuditAction = 'read' | 'create' | 'update' | 'delete';

/** Who read or wrote which athlete's health data. */
export abstract class AuditColumns {
  /** `self`: the athlete on their own device. */
  @Column(text(5))
  actorKind: 'coach' | 'app' | 'self';

  /** Null for the athletes' app and for athletes. */
  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  /**
   * Key the app called with. Null for a coach and for an athlete, and in rows from before this column. The number of a deleted key is not
   * used again.
   */
  @Column({ type: 'integer', nullable: true })
  apiKeyId: number | null;

  /** Institution of the coach, of the app or of the athlete. */
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
   * The hour is that of the reader (`reader-hour.ts`), in older rows that of the clock.
   */
  @Column(optionalText(80))
  readKey: string | null;
}
