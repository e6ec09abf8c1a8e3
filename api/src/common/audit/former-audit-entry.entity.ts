import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT } from '../../database/columns.js';
import { AuditColumns } from './audit-columns.js';

/**
 * The audit of the release before `audit_log`, whose ids would run out. Processes of that release may still add rows;
 * the housekeeper moves all of them.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_athlete_id_id', ['athleteId', 'id'])
@Index('uq_audit_entries_read_key', ['readKey'], { unique: true })
export class FormerAuditEntryEntity extends AuditColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(INSTANT)
  at: Date;
}
