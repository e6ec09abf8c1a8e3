import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { text, THREE_DECIMALS } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** The value of one athlete in one kind of test on one day. */
@Entity('fatigue_records')
@Index('uq_fatigue_records_athlete_id_kind_recorded_at', ['athleteId', 'kind', 'recordedAt'], { unique: true })
export class PerformanceTestEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_fatigue_records_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** grip (kg), sprint (10 m, seconds) or jump (cm). */
  @Column(text(10))
  kind: PerformanceTestKind;

  @Column({ type: 'date' })
  recordedAt: string;

  /** In the kind's unit; grip and jump have two decimals, sprint three. */
  @Column(THREE_DECIMALS)
  value: number;
}
