import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, JSON_TEXT, text } from '../../../database/columns.js';

/** How a team's files with certain headings are read, as a coach confirmed with the last one. */
@Entity('import_layouts')
@Index('uq_import_layouts_team_id_target_fingerprint', ['teamId', 'target', 'fingerprint'], { unique: true })
export class ImportLayoutEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_import_layouts_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column(text(20))
  target: ImportTargetKey;

  /** Of the headings, whatever their order: see `headingsFingerprint`. */
  @Column(text(17))
  fingerprint: string;

  @Column(JSON_TEXT)
  reading: ImportReading;

  @Column(INSTANT)
  updatedAt: Date;
}
