/** Reads the text of the pages of a PDF that Chromium has printed. */
import { inflateSync } from 'node:zlib';

/** The text of each page, in the order in which it is drawn, without the spaces between its parts. */
export function pdfPages(file: Buffer): string[] {
  const objects = readObjects(file);
  const fonts = new Map<number, ReadonlyMap<string, string>>();
  const letters = (font: number) => {
    const known = fonts.get(font) ?? readLetters(objects, font);
    fonts.set(font, known);
    return known;
  };
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => {
      const named = new Map(
        [...resourcesOf(objects, head).matchAll(/\/(F\d+)\s+(\d+) 0 R/g)].map(([, name, font]) => [name, Number(font)]),
      );
      return drawnText(objects.get(reference(head, 'Contents'))?.stream ?? '', (name) => letters(named.get(name) ?? 0));
    });
}

interface PdfObject {
  /** The dictionary, as it is written. */
  head: string;
  /** Its stream, decompressed; empty without one. */
  stream: string;
}

function readObjects(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const found of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)(?:endobj|stream\r?\n)/g)) {
    const [whole, id, head = ''] = found;
    const start = found.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = whole.endsWith('endobj') ? Buffer.alloc(0) : file.subarray(start, start + length);
    const stream = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    objects.set(Number(id), { head, stream: stream.toString('latin1') });
  }
  return objects;
}

/** The id of the object to which a dictionary refers; 0 without one. */
function reference(head: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? 0);
}

function resourcesOf(objects: ReadonlyMap<number, PdfObject>, head: string): string {
  return objects.get(reference(head, 'Resources'))?.head ?? head;
}

/** The letters of a font by its code, four hexadecimal digits. */
function readLetters(objects: ReadonlyMap<number, PdfObject>, font: number): Map<string, string> {
  const map = objects.get(reference(objects.get(font)?.head ?? '', 'ToUnicode'))?.stream ?? '';
  const letters = new Map<string, string>();
  const hex = (code: number) => code.toString(16).padStart(4, '0');
  for (const [, body = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', letter = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(code.toLowerCase(), fromHex(letter));
  for (const [, body = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letter = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1)
        letters.set(hex(code), String.fromCharCode(parseInt(letter, 16) + code - parseInt(from, 16)));
  return letters;
}

function fromHex(digits: string): string {
  return Buffer.from(digits, 'hex').swap16().toString('utf16le');
}

/** The text that a page draws: `/F4 12 Tf` chooses a font, and strings of codes follow. */
function drawnText(content: string, lettersOf: (font: string) => ReadonlyMap<string, string>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, font, codes = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font !== undefined) letters = lettersOf(font);
    else for (const code of codes.toLowerCase().match(/.{4}/g) ?? []) text += letters.get(code) ?? '';
  }
  return text;
}
