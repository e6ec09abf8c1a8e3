import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { JSON_TEXT, text } from '../../../database/columns.js';
import { VersionedColumns } from '../../../database/versioned-columns.js';

/** Tests that a club records together in one grid. */
@Entity('batteries')
@Index('ix_batteries_institution_id', ['institutionId'])
export class BatteryEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('InstitutionEntity', { name: 'fk_batteries_institution', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  institutionId: number;

  @Column(text(40))
  name: string;

  /** Keys of measures, in the order of the grid. */
  @Column(JSON_TEXT)
  measures: string[];
}
