import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportedKind } from '@touchline/contracts/imports.schema';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { JSON_TEXT, OPTIONAL_JSON_TEXT, text } from '../../database/columns.js';

export type { ImportedKind };

/** Rows of a file that are written at once, between which others run: about twenty milliseconds on the embedded database. */
export const ROWS_PER_PART = 200;

/** Values of a record by the field of the import. */
export type ImportedValues = Readonly<Record<string, string | number | null>>;

/** A value as text; null for none. */
export const textOf = (value: ImportedValues[string] | undefined): string | null =>
  value == null ? null : String(value);

/** A row whose record is an athlete's. */
export type AthleteRow = ImportedRowEntity & { athleteId: number };
export const isOfAthlete = (row: ImportedRowEntity): row is AthleteRow => row.athleteId !== null;
export const isOfEvent = ({ kind }: ImportedRowEntity): boolean => kind === 'event';

/** A record that an import created or changed. It is deleted when the record is taken back. */
@Entity('imported_rows')
@Index('uq_imported_rows_import_id_kind_record_id', ['importId', 'kind', 'recordId'], { unique: true })
@Index('ix_imported_rows_athlete_id_kind_day', ['athleteId', 'kind', 'day'])
export class ImportedRowEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('ImportEntity', { name: 'fk_imported_rows_import', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  importId: number;

  @Column(text(20))
  kind: ImportedKind;

  @Column({ type: 'integer' })
  recordId: number;

  /** Null for an event of the team. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('AthleteEntity', { name: 'fk_imported_rows_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number | null;

  /** The day of the record; null for an athlete. */
  @Column({ type: 'date', nullable: true })
  day: CalendarDate | null;

  /** The version of the record that the import wrote: a record of another one was edited since. */
  @Column({ type: 'integer' })
  version: number;

  /** The values that the import replaced; null for a record that it created. */
  @Column(OPTIONAL_JSON_TEXT)
  former: ImportedValues | null;

  /** The values that it wrote: another one that is stored now was edited since. */
  @Column(JSON_TEXT)
  written: ImportedValues;

  /** By field, the number of the file where it was converted from another scale; null for none. */
  @Column(OPTIONAL_JSON_TEXT)
  rescaled: Readonly<Record<string, number>> | null;
}
