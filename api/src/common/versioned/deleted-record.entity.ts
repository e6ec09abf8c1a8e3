import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';
import type { HealthData } from '../audit/audit-entry.entity.js';

/**
 * A record that a coach deleted, for a day: so long it can be restored with all that it held. A `registration` was joined
 * to an athlete, and can be taken apart; with `season` the teams of an athlete were changed, and the record is the athlete's.
 */
@Entity('deleted_records')
@Index('ix_deleted_records_deleted_at', ['deletedAt'])
export class DeletedRecordEntity {
  @PrimaryColumn(text(20))
  kind: HealthData | 'registration' | 'season';

  @PrimaryColumn({ type: 'integer' })
  recordId: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_deleted_records_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** The row as JSON. */
  @Column({ type: 'text' })
  content: string;

  @Column(INSTANT)
  deletedAt: Date;
}
