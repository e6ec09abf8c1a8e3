import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { INSTANT } from '../../../database/columns.js';

/**
 * That a guardian refused, for an athlete on the roster, so that coach and athlete need not wait any more. Who refused is
 * not stored. The row ends with the next consent.
 */
@Entity('guardian_refusals')
export class GuardianRefusalEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_guardian_refusals_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column(INSTANT)
  refusedAt: Date;
}
