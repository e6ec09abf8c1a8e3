import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { MeasureDefinition } from '@touchline/contracts/measures.schema';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { JSON_TEXT, text } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** A version of a measure that a club has added. Rows are never deleted: values name them. */
@Entity('measures')
@Index('uq_measures_institution_id_key_version', ['institutionId', 'measureKey', 'measureVersion'], { unique: true })
export class MeasureEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('InstitutionEntity', { name: 'fk_measures_institution', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  institutionId: number;

  /** `own.<n>`, counted from 1 in each club and never given again. */
  @Column(text(40))
  measureKey: string;

  /**
   * Counts from 1 for each key, also where a changed meaning replaces one that no value follows: somebody may have seen that
   * one, so its number is not given again.
   */
  @Column({ type: 'integer' })
  measureVersion: number;

  /** The first day on which this version holds; null: since ever. */
  @Column({ type: 'date', nullable: true })
  validFrom: CalendarDate | null;

  @Column(JSON_TEXT)
  definition: MeasureDefinition;

  /** Of the newest version: nobody is asked any more. */
  @Column({ type: 'boolean' })
  isRetired: boolean;
}
