#!/usr/bin/env bash
# How three readers of spreadsheets read one text, by where the file keeps it: shared, in the cell, or as a formula's result.
#
# Behaviour, seen on 2026-11-30 with Node.js 20.20.2 on Linux x64:
# - The file writes a letter as a character reference, or an underscore in the escape of ECMA-376 (part 1, 22.9.2.19). Both
#   are valid wherever a text may stand.
# - @e965/xlsx 0.20.3 is right for shared texts and for texts in cells. In the result of a formula, such as a name that is put
#   together from two columns, the letter becomes U+FFFD, and the escape is taken away twice, so that a text of seven letters
#   becomes one. Nothing is raised.
# - exceljs 4.4.0 takes escapes away in shared texts alone; read-excel-file 9.3.17 is right everywhere.
# - The errors #SPILL! and #CALC! of newer programs have no value in @e965/xlsx (only a formatted text), and the older #N/A has
#   its number; read-excel-file makes null of all of them.
#
# Usage: findings/spreadsheet-formula-texts.sh   (needs npm; fails when the output is not the one below)
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 @e965/xlsx@0.20.3 fflate@0.8.2 >&2

cat >texts.mjs <<'END'
import * as XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const RELATION = `${SCHEMAS}/officeDocument/2006/relationships`;
const MIME = 'application/vnd.openxmlformats-';
const part = (name, kind) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${MIME}officedocument.spreadsheetml.${kind}+xml"/>`;
const relations = (...targets) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATION}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook of one row, whose cells are given as they stand in its sheet. */
const workbook = (cells, shared = []) => {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="${MIME}package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('sharedStrings', 'sharedStrings')}</Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${cells.join('')}</row></sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
};

const COLUMNS = ['A', 'B', 'C'];
const shown = (values) => values.map((value) => (value === undefined ? 'no value' : JSON.stringify(value))).join(' | ');
async function print(title, bytes) {
  console.log(title);
  const sheet = XLSX.read(bytes).Sheets.A;
  console.log(`  @e965/xlsx      ${shown(COLUMNS.map((column) => sheet[`${column}1`]?.v))}`);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes);
  const values = COLUMNS.map((column) => book.worksheets[0].getCell(`${column}1`).value);
  console.log(`  exceljs         ${shown(values.map((value) => value?.result ?? value?.error ?? value))}`);
  console.log(`  read-excel-file ${shown((await readSheet(bytes))[0])}`);
}

const texts = ['M&#252;ller', 'A &amp; B', '_x005F_x0041_'];
const cells = (cell) => texts.map((text, at) => cell(`r="${COLUMNS[at]}1"`, text, at));
await print('shared texts', workbook(cells((place, _text, at) => `<c ${place} t="s"><v>${at}</v></c>`), texts));
await print('texts in cells', workbook(cells((place, text) => `<c ${place} t="inlineStr"><is><t>${text}</t></is></c>`)));
await print('results of formulas', workbook(cells((place, text) => `<c ${place} t="str"><f>Z9</f><v>${text}</v></c>`)));
const errors = ['#SPILL!', '#CALC!', '#N/A'].map((text, at) => `<c r="${COLUMNS[at]}1" t="e"><v>${text}</v></c>`);
await print('errors', workbook([...errors, '<c r="D1"><v>1</v></c>']));
END

node texts.mjs | tee output.txt

diff - output.txt <<'END'
shared texts
  @e965/xlsx      "Müller" | "A & B" | "_x0041_"
  exceljs         "Müller" | "A & B" | "_x0041_"
  read-excel-file "Müller" | "A & B" | "_x0041_"
texts in cells
  @e965/xlsx      "Müller" | "A & B" | "_x0041_"
  exceljs         "Müller" | "A & B" | "_x005F_x0041_"
  read-excel-file "Müller" | "A & B" | "_x0041_"
results of formulas
  @e965/xlsx      "M�ller" | "A & B" | "A"
  exceljs         "Müller" | "A & B" | "_x005F_x0041_"
  read-excel-file "Müller" | "A & B" | "_x0041_"
errors
  @e965/xlsx      no value | no value | 42
  exceljs         "#SPILL!" | "#CALC!" | "#N/A"
  read-excel-file null | null | null | 1
END
