#!/usr/bin/env bash
# Which words make a spreadsheet unreadable, when one writer writes them and others read.
#
# Behaviour, seen on 2026-11-30 with Node.js 20.20.2 on Linux x64:
# - write-excel-file 4.1.1 looks the number of a text up in an object, which has names of its own: a text such as constructor
#   or valueOf gets the source of a function as its number. Nothing is raised.
# - One such text takes the whole sheet with it: @e965/xlsx 0.20.3 reads a workbook whose sheet has no cells and raises
#   nothing, read-excel-file 9.3.17 refuses the file.
# - With a blank behind it the word is written, and both read all cells. @e965/xlsx itself writes all of them.
#
# Usage: findings/spreadsheet-writer-words.sh   (needs npm; fails when the output is not the one below)
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --no-audit --no-fund write-excel-file@4.1.1 read-excel-file@9.3.17 @e965/xlsx@0.20.3 \
  fflate@0.8.2 >&2

cat >words.mjs <<'END'
import * as XLSX from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';

const shown = (values) => values.map((value) => (value === undefined ? 'no cell' : JSON.stringify(value))).join(' | ');
const withXlsx = (buffer, width) => {
  const book = XLSX.read(buffer);
  const sheet = book.Sheets[book.SheetNames[0]];
  return shown(Array.from({ length: width }, (_, at) => sheet?.[XLSX.utils.encode_cell({ r: 0, c: at })]?.v));
};
const withReader = async (buffer) => {
  try {
    return shown((await readSheet(buffer))[0]);
  } catch (error) {
    return `${error.constructor.name}: ${error.message}`;
  }
};

for (const words of [
  ['Anna', 'valueOf', 'Berg'],
  ['Anna', 'constructor', 'Berg'],
  ['Anna', 'valueOf ', 'Berg'],
]) {
  const written = await writeExcelFile([words.map((value) => ({ value, type: String }))]).toBuffer();
  const cells = strFromU8(unzipSync(new Uint8Array(written))['xl/worksheets/sheet1.xml']).matchAll(/<v>([^<]*)<\/v>/g);
  console.log(`${shown(words)} is stored as ${[...cells].map(([, number]) => number.replace(/\s+/g, ' ')).join(' | ')}`);
  console.log(`  @e965/xlsx: ${withXlsx(written, words.length)}`);
  console.log(`  read-excel-file: ${await withReader(written)}`);
}
const words = ['Anna', 'valueOf', 'constructor'];
const other = XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([words])), { type: 'buffer', bookSST: true });
console.log(`written by @e965/xlsx: ${withXlsx(other, words.length)}; ${await withReader(other)}`);
END

node words.mjs | tee output.txt

diff - output.txt <<'END'
"Anna" | "valueOf" | "Berg" is stored as 0 | function valueOf() { [native code] } | 1
  @e965/xlsx: no cell | no cell | no cell
  read-excel-file: InvalidSpreadsheetError: <c/> at row 1, col 2: VALUE_INVALID
"Anna" | "constructor" | "Berg" is stored as 0 | function Object() { [native code] } | 1
  @e965/xlsx: no cell | no cell | no cell
  read-excel-file: InvalidSpreadsheetError: <c/> at row 1, col 2: VALUE_INVALID
"Anna" | "valueOf " | "Berg" is stored as 0 | 1 | 2
  @e965/xlsx: "Anna" | "valueOf " | "Berg"
  read-excel-file: "Anna" | "valueOf" | "Berg"
written by @e965/xlsx: "Anna" | "valueOf" | "constructor"; "Anna" | "valueOf" | "constructor"
END
