import { join } from 'node:path';
import { csvLine, csvText, escapeFormula } from '@touchline/contracts/csv';
import type { ExportedRow } from '../../database/table-rows.js';
import { TECHNICAL_COLUMNS, type DescribedColumn } from '../athlete-sections.js';
import { namedBy, type ExportNames } from './export-names.js';
import { pageEnd, pageHead, pageRow, readableInstant, SECTION_END, sectionHead } from './export-page.js';
import { TextFile } from './text-file.js';

/** A kind of rows as an export writes it. */
export interface ExportSection {
  /** Name in data.json. */
  name: string;
  title: string;
  /** Without its ending. */
  file: string;
  columns: readonly DescribedColumn[];
}

/** Writes the rows of an athlete, one after another, into data.json, the page and the file of their kind. */
export class ExportWriter {
  private readonly json: TextFile;
  private readonly page: TextFile;
  /** Numbers and keys with a name that occur in rows, by column: names of others are nobody's business. */
  private readonly named = new Map<string, Set<string>>();
  private readonly emptyTitles: string[] = [];
  private sections = 0;
  /** How many rows were written. */
  rows = 0;

  constructor(
    private readonly folder: string,
    private readonly names: ExportNames,
    { title, paragraphs, about }: { title: string; paragraphs: readonly string[]; about: object },
  ) {
    this.json = new TextFile(join(folder, 'data.json'));
    this.page = new TextFile(join(folder, 'index.html'));
    this.json.write(`${JSON.stringify(about).slice(0, -1)},\n"tables":{`);
    this.page.write(pageHead(title, paragraphs));
  }

  async section(section: ExportSection, rows: AsyncIterable<ExportedRow>): Promise<void> {
    const { name, title, file, columns } = section;
    const shown = columns.filter((column) => !TECHNICAL_COLUMNS.has(column.name));
    const meanings = Object.fromEntries(columns.map((column) => [column.name, column.text]));
    this.json.write(`${this.sections === 0 ? '' : ','}\n${JSON.stringify(name)}:{"title":${JSON.stringify(title)},`);
    this.json.write(`"columns":${JSON.stringify(meanings)},"rows":[`);
    this.sections += 1;

    let csv: TextFile | null = null;
    try {
      for await (const row of rows) {
        this.json.write(`${csv ? ',' : ''}\n${JSON.stringify(row)}`);
        this.noteNames(row);
        if (!csv) {
          csv = new TextFile(join(this.folder, `${file}.csv`));
          csv.write(csvText(this.csvHeads(columns), []));
          this.page.write(sectionHead({ title, file, columns: shown }));
        }
        csv.write(csvLine(columns.flatMap((column) => this.csvCells(row, column.name))));
        this.page.write(pageRow(shown.map((column) => this.readable(row, column.name))));
        this.rows += 1;
      }
      if (csv) this.page.write(SECTION_END);
      else this.emptyTitles.push(title);
    } finally {
      csv?.close();
    }
    this.json.write(']}');
  }

  finish(): void {
    const names = Object.entries(this.names.byColumn).map(([column, map]) => [
      column,
      Object.fromEntries([...map].filter(([named]) => this.named.get(column)?.has(named))),
    ]);
    this.json.write(`\n},\n"names":${JSON.stringify(Object.fromEntries(names))}}\n`);
    this.page.write(pageEnd(this.emptyTitles));
    this.close();
  }

  close(): void {
    this.json.close();
    this.page.close();
  }

  private noteNames(row: ExportedRow): void {
    for (const column of Object.keys(this.names.byColumn)) {
      const occurring = this.named.get(column) ?? new Set();
      this.named.set(column, occurring.add(namedBy(row, column)));
    }
  }

  private csvHeads(columns: ExportSection['columns']): string[] {
    return columns.flatMap(({ name }) =>
      name in this.names.byColumn ? [name, name.replace(/_(?:id|key)$/, '_name')] : [name],
    );
  }

  private csvCells(row: ExportedRow, column: string): string[] {
    const value = row[column] ?? null;
    const cell = typeof value === 'string' ? escapeFormula(value) : String(value ?? '');
    return column in this.names.byColumn ? [cell, escapeFormula(this.nameOf(row, column))] : [cell];
  }

  private readable(row: ExportedRow, column: string): string {
    const value = row[column] ?? null;
    if (column in this.names.byColumn) return this.nameOf(row, column);
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : readableInstant(String(value ?? ''));
  }

  private nameOf(row: ExportedRow, column: string): string {
    const value = row[column] ?? null;
    return value === null ? '' : (this.names.byColumn[column]?.get(namedBy(row, column)) ?? `no. ${value}`);
  }
}
