import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, text } from '../../database/columns.js';

/** A file that a coach brought to a team. The file itself is not stored. */
@Entity('imports')
@Index('ix_imports_team_id_created_at', ['teamId', 'createdAt'])
export class ImportEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_imports_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column(text(20))
  target: ImportTargetKey;

  @Column(text(200))
  fileName: string;

  @Column(text(64))
  fileSha256: string;

  /** Without a foreign key: who brought it stays known by number. */
  @Column({ type: 'integer' })
  coachId: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column({ type: 'integer' })
  newRows: number;

  @Column({ type: 'integer' })
  changedRows: number;

  @Column({ type: 'integer' })
  sameRows: number;

  @Column({ type: 'integer' })
  refusedRows: number;

  /** Whether the coach said that the club may keep what the file holds of minors. */
  @Column({ type: 'boolean' })
  minorsStated: boolean;

  /** Null while it was not taken back. */
  @Column(OPTIONAL_INSTANT)
  undoneAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  undoneById: number | null;
}
