import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../database/columns.js';

/**
 * The kinds of health data. `profile` is the body: date of birth, weight, height and the present injury, as lists of athletes carry them.
 * Whether somebody came to training is not health data, and not here.
 */
export type HealthData = 'wellness' | 'training_load' | 'fatigue' | 'profile';
export type AuditAction = 'read' | 'create' | 'update' | 'delete';

/**
 * Who did what to which athlete's health data, and when; never a value. Rows are added and nothing else. There are no foreign keys: a row
 * outlives the coach, and the athlete, of whom it then keeps the number alone.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_athlete_id_id', ['athleteId', 'id'])
@Index('uq_audit_entries_read_key', ['readKey'], { unique: true })
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(INSTANT)
  at: Date;

  @Column(text(5))
  actorKind: 'coach' | 'app';

  /** Null for the athletes' own app. */
  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  /** The key by which the app called; null for a coach, and for what the app did before keys were noted. A number is given to one key only. */
  @Column({ type: 'integer', nullable: true })
  apiKeyId: number | null;

  /** Of the coach or of the app. */
  @Column({ type: 'integer' })
  institutionId: number;

  @Column({ type: 'integer' })
  athleteId: number;

  @Column(text(20))
  kind: HealthData;

  @Column(text(6))
  action: AuditAction;

  /** Reader, athlete, kind and hour of a read, which is noted once; null for a write, which is noted each time. */
  @Column(optionalText(80))
  readKey: string | null;
}
