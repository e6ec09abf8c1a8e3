import { CFB, utils, write, type BookType, type WorkBook } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';

/** A number with its format, else a plain value; null is an empty cell. */
export type Cell = string | number | boolean | null | { value: number; format: string };
export type Rows = Cell[][];

export interface SheetOptions {
  /** Ranges such as `A1:C1`. */
  merges?: string[];
  isHidden?: boolean;
}

/** The bytes of a workbook with these sheets, as a spreadsheet program saves it. */
export function workbook(
  sheets: Record<string, Rows>,
  { type = 'xlsx', options = {} }: { type?: BookType; options?: Record<string, SheetOptions> } = {},
): Uint8Array {
  const book: WorkBook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => (isFormatted(cell) ? cell.value : cell))));
    rows.forEach((row, r) =>
      row.forEach((cell, c) => {
        const written = sheet[utils.encode_cell({ r, c })] as { z?: string } | undefined;
        if (isFormatted(cell) && written) written.z = cell.format;
      }),
    );
    sheet['!merges'] = options[name]?.merges?.map((range) => utils.decode_range(range)) ?? [];
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = { Sheets: Object.keys(sheets).map((name) => ({ Hidden: options[name]?.isHidden ? 1 : 0 })) };
  return new Uint8Array(write(book, { type: 'array', bookType: type }) as ArrayBuffer);
}

const isFormatted = (cell: Cell): cell is { value: number; format: string } =>
  typeof cell === 'object' && cell !== null;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, from the XML of its rows, for what no writer makes. */
export function workbookParts(rows: string, { is1904 = false } = {}): Record<string, Uint8Array> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="Sheet" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
}

export const zip = (parts: Record<string, Uint8Array>): Uint8Array => zipSync(parts);

/** A text file, in UTF-8 or in Windows-1252, whose letters up to U+00FF are those of Latin 1. */
export const textFile = (text: string, encoding: 'utf-8' | 'windows-1252' = 'utf-8'): Uint8Array =>
  encoding === 'utf-8' ? strToU8(text) : Uint8Array.from(text, (char) => char.charCodeAt(0));

/** A compound file with one stream, such as workbooks with a password and documents of Word up to 2003 have. */
export function compoundFile(stream: string): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${stream}`, new Uint8Array(600));
  return new Uint8Array(CFB.write(file, { type: 'array' }) as unknown as ArrayBuffer);
}
