import { strFromU8, strToU8 } from 'fflate';
import { compoundFile, textFile, workbook, workbookParts, zip, type Rows } from '../test/workbooks.js';
import type { RawFile } from './cells.js';
import { FileProblem } from './file-problem.js';
import { FILE_LIMITS, type FileLimits } from './limits.js';
import { readFile } from './read-file.js';

const ROWS: Rows = [
  ['Name', 'Weight', 'Fit'],
  ['Müller', { value: 61.5, format: '0.0\\ "kg"' }, true],
];
const CELLS = [
  [
    { kind: 'text', value: 'Name', format: null },
    { kind: 'text', value: 'Weight', format: null },
    { kind: 'text', value: 'Fit', format: null },
  ],
  [
    { kind: 'text', value: 'Müller', format: null },
    { kind: 'number', value: 61.5, format: expect.stringContaining('kg') },
    { kind: 'boolean', value: true, format: null },
  ],
];

const cellsOf = (file: RawFile) => file.sheets.map(({ rows }) => rows.map(({ cells }) => cells));
const read = (rows: string, more: Parameters<typeof workbookParts>[1] = {}) =>
  readFile(zip(workbookParts(rows, more)), 'a.xlsx');
const problemOf = async (bytes: Uint8Array, limits = FILE_LIMITS): Promise<FileProblem> => {
  const problem: unknown = await readFile(bytes, 'a', limits).catch((error: unknown) => error);
  if (problem instanceof FileProblem) return problem;
  throw new Error(`read without a problem: ${String(problem)}`);
};

describe('workbooks', () => {
  test.each(['xlsx', 'xlsm', 'biff8'] as const)('of type %s keep values and formats', async (type) => {
    const file = await readFile(workbook({ Team: ROWS }, { type }), 'a');
    expect(cellsOf(file)).toEqual([CELLS]);
    expect(file).toMatchObject({
      format: type === 'biff8' ? 'xls' : 'xlsx',
      delimiter: null,
      isDate1904: false,
      notes: [],
    });
  });

  test('of OpenDocument keep values', async () => {
    const file = await readFile(
      workbook(
        {
          Team: [
            ['Name', 'Weight'],
            ['Müller', 61.5],
          ],
        },
        { type: 'ods' },
      ),
      'a.ods',
    );
    expect(file.format).toBe('ods');
    expect(cellsOf(file)[0]?.[1]).toMatchObject([{ value: 'Müller' }, { kind: 'number', value: 61.5 }]);
  });

  test('have errors, a calculated 0 and days in ISO form as they are stored', async () => {
    const file = await read(
      '<row r="3"><c r="B3" t="e"><v>#N/A</v></c><c r="C3"><f>1-1</f><v>0</v></c><c r="D3" t="d"><v>2026-03-29</v></c><c r="E3" t="b"><v>0</v></c><c r="F3"><v>x</v></c></row>',
    );
    expect(file.sheets[0]?.rows).toEqual([
      {
        line: 3,
        cells: [
          null,
          { kind: 'error', value: '#N/A', format: null },
          { kind: 'number', value: 0, format: null },
          { kind: 'number', value: 46_110, format: null },
          { kind: 'boolean', value: false, format: null },
          { kind: 'error', value: '#NUM!', format: null },
        ],
      },
    ]);
  });

  test('are read when rows and cells have no addresses', async () => {
    const file = await read(
      '<row><c t="inlineStr"><is><t>Name</t></is></c><c><v>5</v></c></row><row><c><v>6</v></c></row>',
    );
    expect(file.sheets[0]?.rows.map(({ line, cells }) => [line, cells.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('have texts as they are shown, whatever way they are stored in', async () => {
    const file = await read(
      [
        '<!-- made --><row><c r="A4" t="str"><v>M&#252;ller &amp;amp; Co</v></c>',
        '<c r="B4" t="str"><v><![CDATA[a<b]]></v></c><c r="C4" t="str"><v>a_x0009_b_x005F_x0041_</v></c>',
        '<c t="inlineStr"><is><r><t>Ka</t></r><r><t xml:space="preserve">i </t></r><rPh><t>no</t></rPh></is></c>',
        '<c r="E4" t="e"><v>#SPILL!</v></c></row>',
      ].join(''),
    );
    expect(file.sheets[0]?.rows.map(({ line, cells }) => [line, cells.map((cell) => cell?.value)])).toEqual([
      [4, ['Müller &amp; Co', 'a<b', 'a\tb_x0041_', 'Kai ', '#SPILL!']],
    ]);
  });

  test('say that they count days from 1904', async () => {
    expect((await read('<row r="1"><c r="A1"><v>44648</v></c></row>', { is1904: true })).isDate1904).toBe(true);
  });

  test('say what a coach should know of them', async () => {
    const parts = workbookParts('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1+1</f></c></row>');
    const file = await readFile(
      zip({ ...parts, 'xl/vbaProject.bin': strToU8('x'), 'xl/externalLinks/externalLink1.xml': strToU8('<x/>') }),
      'a.xlsm',
    );
    expect(file.notes.map(({ code }) => code)).toEqual(['macros', 'links_to_other_files', 'formulas_without_value']);
    const hidden = workbook({ Lists: [['a']], Team: ROWS }, { options: { Lists: { isHidden: true } } });
    expect((await readFile(hidden, 'a.xlsx')).notes).toEqual([{ code: 'hidden_sheets', sheets: ['Lists'] }]);
  });
});

describe('text files', () => {
  test.each([
    ['semicolons', 'Name;Weight\nBerg;61,5', ';'],
    ['commas', 'Name,Weight\n"Berg, A.","61,5"', ','],
    ['tabs', 'Name\tWeight\nBerg, A.\t61,5', '\t'],
    ['bars', 'Name|Weight\nBerg|61,5', '|'],
    ['a first line that says so', 'sep=|\nName,x|Weight\nBerg,y|61,5', '|'],
  ])('have %s between their cells', async (_kind, text, delimiter) => {
    const file = await readFile(textFile(text), 'a.csv');
    expect(file).toMatchObject({ format: 'csv', delimiter, encoding: 'utf-8' });
    expect(file.sheets[0]?.rows.map(({ cells }) => cells.length)).toEqual([2, 2]);
    expect(file.sheets[0]?.rows[1]?.cells[1]).toEqual({ kind: 'text', value: '61,5', format: null });
  });

  test('are UTF-8, with or without mark, UTF-16, or else Windows-1252', async () => {
    const text = 'Name;Größe\nMüller;170';
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])]);
    const files = [textFile(text), textFile(`\ufeff${text}`), utf16, textFile(text, 'windows-1252')];
    const all = await Promise.all(files.map((bytes) => readFile(bytes, 'a.csv')));
    expect(all.map(({ encoding }) => encoding)).toEqual(['utf-8', 'utf-8', 'utf-16le', 'windows-1252']);
    for (const file of all) expect(cellsOf(file)).toEqual(cellsOf(all[0] as RawFile));
    expect(all[3]?.notes).toEqual([{ code: 'legacy_encoding' }]);
    expect(cellsOf(all[3] as RawFile)[0]?.[1]?.[0]).toMatchObject({ value: 'Müller' });
  });

  test('may have a cell of any length, of which no more than Excel allows is kept', async () => {
    const file = await readFile(textFile(`Name;Note\nBerg;${'x'.repeat(100_000)}`), 'a.csv');
    const cell = file.sheets[0]?.rows[1]?.cells[1];
    expect(cell?.kind === 'text' && cell.value.length).toBe(32_768);
  });

  test('number their rows as a spreadsheet does, whatever ends a line', async () => {
    const file = await readFile(textFile('# made\r\n\r\nName;Note\nBerg;"two\nlines"\n\nAbara;x'), 'a.csv');
    expect(file.sheets[0]?.rows.map(({ line }) => line)).toEqual([1, 3, 4, 6]);
  });

  test('of one column of "Last, First" have no commas between cells', async () => {
    const file = await readFile(textFile('Name\nBerg, Anna\nAbara, Kwame'), 'a.csv');
    expect(file.sheets[0]?.rows.map(({ cells }) => cells.length)).toEqual([1, 1, 1]);
  });
});

describe('files that cannot be read', () => {
  const sheet = '<row><c><v>1</v></c></row>';

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a PDF', textFile('%PDF-1.7 ...'), 'not_a_table'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4), 'not_a_table'],
    ['a text document', zip({ 'word/document.xml': strToU8('<x/>') }), 'not_a_table'],
    ['a binary workbook', workbook({ Team: ROWS }, { type: 'xlsb' }), 'not_a_table'],
    ['a file of Numbers', zip({ 'Index/Document.iwa': strToU8('x') }), 'not_a_table'],
    ['any other ZIP file', zip({ 'readme.txt': strToU8('x') }), 'not_a_table'],
    ['a web page named .xls', textFile('<html><table><tr><td>1</td></tr></table></html>'), 'not_a_table'],
    ['bytes', Uint8Array.of(1, 0, 2, 0, 3), 'not_a_table'],
    ['a workbook whose sheet ends too early', zip(workbookParts('<row><c><v>1</v>')), 'unreadable'],
    [
      'a workbook with a text that it does not have',
      zip(workbookParts('<row><c t="s"><v>1</v></c></row>')),
      'unreadable',
    ],
    ['a workbook that is cut off', zip(workbookParts(sheet)).slice(0, 700), 'unreadable'],
    ['an old workbook that is cut off', workbook({ Team: ROWS }, { type: 'biff8' }).slice(0, 1_200), 'unreadable'],
    ['a workbook without cells', zip(workbookParts('')), 'no_rows'],
    ['a text file of blanks', textFile(' \n;;\n'), 'no_rows'],
    ['a quotation mark that is never closed', textFile('Name;Note\nBerg;"x\nAbara;y'), 'unclosed_quote'],
  ])('%s', async (_kind, bytes, code) => {
    expect((await problemOf(bytes)).code).toBe(code);
  });

  test('have a password', async () => {
    expect((await problemOf(compoundFile('EncryptedPackage'))).code).toBe('encrypted');
    const bytes = zip(workbookParts(sheet));
    // The flag of an encrypted part, in each entry of the directory.
    for (let at = 0; at < bytes.length; at += 1)
      if (strFromU8(bytes.subarray(at, at + 4), true) === 'PK\u0001\u0002') bytes[at + 8] = 1;
    expect((await problemOf(bytes)).code).toBe('encrypted');
  });

  test('are OpenDocument with a password', async () => {
    const manifest = strToU8('<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>');
    const bytes = zip({ 'META-INF/manifest.xml': manifest, 'content.xml': strToU8('scrambled') });
    expect((await problemOf(bytes)).code).toBe('encrypted');
  });

  test('are an old text document', async () => {
    expect((await problemOf(compoundFile('WordDocument'))).values).toEqual({ kind: 'a text document' });
  });

  test('are larger than allowed, packed or unpacked, or have more rows', async () => {
    const bytes = zip(workbookParts(sheet.repeat(500)));
    const limited = (limit: Partial<FileLimits>) => problemOf(bytes, { ...FILE_LIMITS, ...limit });
    expect(await limited({ fileBytes: 1_000 })).toMatchObject({ code: 'too_large' });
    expect(await limited({ unpackedBytes: 10_000 })).toMatchObject({ code: 'unpacks_too_large' });
    expect(await limited({ rows: 499 })).toMatchObject({ code: 'too_many_rows', values: { most: 499 } });
    await expect(readFile(bytes, 'a', { ...FILE_LIMITS, rows: 500 })).resolves.toBeDefined();
    const text = await problemOf(textFile('a;b\n'.repeat(11)), { ...FILE_LIMITS, rows: 10 });
    expect(text.code).toBe('too_many_rows');
  });

  test('have a row far below the last one that is allowed', async () => {
    const limits = { ...FILE_LIMITS, rows: 10 };
    const far = workbook({ Team: [['a'], ...Array.from({ length: 20 }, () => [null]), ['b']] });
    expect((await problemOf(far, limits)).code).toBe('too_many_rows');
    expect((await problemOf(textFile(`a;b${'\n'.repeat(20)}c;d`), limits)).code).toBe('too_many_rows');
  });

  test('have more cells than fit into memory, the empty ones before a filled one too', async () => {
    const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="ZZ2"><v>1</v></c></row>';
    expect((await problemOf(zip(workbookParts(far)), { ...FILE_LIMITS, cells: 500 })).code).toBe('unpacks_too_large');
    const file = await readFile(zip(workbookParts(far)), 'a');
    expect(file.notes).toEqual([{ code: 'columns_left_out', most: 500 }]);
    expect(file.sheets[0]?.rows.map(({ line }) => line)).toEqual([1]);
  });

  test('hold more than they declare', async () => {
    const bytes = zip(workbookParts(sheet.repeat(500)));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    expect((await problemOf(bytes)).code).toBe('unreadable');
  });

  test('repeat cells of OpenDocument more often than a sheet can have', async () => {
    const table = (rows: number, columns: number) =>
      zip({
        'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
        'styles.xml': strToU8('<office:document-styles/>'),
        'content.xml': strToU8(
          `<office:document-content><office:body><office:spreadsheet><table:table table:name="A"><table:table-row table:number-rows-repeated="${rows}"><table:table-cell office:value-type="string" table:number-columns-repeated="${columns}"><text:p>x</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
        ),
      });
    expect((await problemOf(table(1_048_576, 16_384))).code).toBe('unpacks_too_large');
    const file = await readFile(table(3, 2), 'a.ods');
    expect(file.sheets[0]?.rows.map(({ cells }) => cells.length)).toEqual([2, 2, 2]);
  });

  test('say in a sentence what to do', async () => {
    expect((await problemOf(textFile('%PDF'))).message).toBe(
      'This is a PDF. Save the table as .xlsx, .ods or .csv and choose that file.',
    );
  });
});
