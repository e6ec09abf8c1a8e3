import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { Decided } from '@touchline/sheets/decisions';
import { FileProblem } from '@touchline/sheets/file-problem';
import { fileNoteText, type RawFile } from '@touchline/sheets/cells';
import { readFile } from '@touchline/sheets/read-file';
import type { Question } from '@touchline/sheets/question';
import { readRecords } from '@touchline/sheets/read-records';
import { recogniseFile, type RecognisedFile } from '@touchline/sheets/recognise';

/** A file, or pasted cells. */
export interface ImportSource {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
}

/** What the page shows of a file. */
export interface OpenedFile extends RecognisedFile {
  /** Between the cells of a text file; null for workbooks. */
  delimiter: string | null;
  notes: string[];
}

/** What one reading of a file comes to. */
export interface ReadSummary {
  skipped: number;
  /** Cells with an error of the spreadsheet, which count as empty. */
  errorCells: number;
  questions: Question[];
  decided: Decided;
}

/** Reads a file once, and answers as often as the coach changes how it is read. The same code runs in the worker. */
export class FileReading {
  private opened: { file: RawFile; target: ImportTarget } | null = null;

  /** Throws `FileProblem`. */
  async open({ bytes, fileName }: ImportSource, target: ImportTarget): Promise<OpenedFile> {
    const file = await readFile(bytes, fileName);
    this.opened = { file, target };
    return { ...recogniseFile(file, target), delimiter: file.delimiter, notes: file.notes.map(fileNoteText) };
  }

  read(reading: ImportReading): ReadSummary {
    if (!this.opened) throw new Error('no file is open');
    const { file, target } = this.opened;
    const { skipped, errorCells, questions, decided } = readRecords(file, target, reading);
    return { skipped: skipped.length, errorCells: errorCells.length, questions, decided };
  }
}

/** The sentence about a file that cannot be read; null for any other failure. */
export const problemSentence = (error: unknown): string | null => (error instanceof FileProblem ? error.message : null);
