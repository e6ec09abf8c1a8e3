/** Reads a workbook with exceljs into plain rows. Run by `reading.mjs`; `EXCELJS` is the folder of the library. */
import { createRequire } from 'node:module';

/** Loads the library and returns the number of rows below the headings. */
export async function read(bytes) {
  const { Workbook } = createRequire(import.meta.url)(process.env.EXCELJS);
  const book = new Workbook();
  await book.xlsx.load(bytes.buffer);
  const rows = [];
  book.worksheets[0].eachRow((row) => rows.push(row.values.slice(1)));
  return rows.length - 1;
}
