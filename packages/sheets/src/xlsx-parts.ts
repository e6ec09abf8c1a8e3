import { FileProblem } from './file-problem.js';
import { attributeOf, readXml } from './xml-part.js';
import type { ZipPart } from './zip-parts.js';

/** Finds the workbook among the parts of a container. */
export const WORKBOOK_PART = /(?:^|\/)workbook\d*\.xml$/i;

/** Built-in formats of days and times, which no file spells out, by their numbers; those of East Asia are days, too. */
const BUILT_IN: readonly [first: number, last: number, format: string][] = [
  [14, 14, 'm/d/yy'],
  [15, 17, 'd-mmm-yy'],
  [18, 20, 'h:mm'],
  [21, 21, 'h:mm:ss'],
  [22, 22, 'm/d/yy h:mm'],
  [27, 31, 'm/d/yy'],
  [32, 33, 'h:mm'],
  [34, 36, 'm/d/yy'],
  [45, 45, 'mm:ss'],
  [46, 46, '[h]:mm:ss'],
  [47, 47, 'mm:ss.0'],
  [50, 54, 'm/d/yy'],
  [55, 56, 'h:mm'],
  [57, 58, 'm/d/yy'],
];
const TRUE = new Set(['1', 'true', 'on']);
/** Characters that XML cannot hold or would change, such as `_x000D_`. */
const ESCAPED = /_x([0-9a-f]{4})_/gi;

/** The parts of a workbook that hold its cells and what they refer to. */
export interface XlsxParts {
  sheets: { name: string; isHidden: boolean; part: ZipPart }[];
  isDate1904: boolean;
  styles: ZipPart | undefined;
  strings: ZipPart | undefined;
}

/**
 * Sheets in the order of the workbook, without sheets of charts. Throws `FileProblem` `unreadable` when one is missing, or is another
 * one, too, so that no part is unpacked twice.
 */
export function xlsxParts(parts: readonly ZipPart[]): XlsxParts {
  const byPath = new Map(parts.map((part) => [part.name.replace(/^\//, '').toLowerCase(), part]));
  const workbook = parts.find(({ name }) => WORKBOOK_PART.test(name));
  const [, folder = '', file = ''] = /^\/?(.*?)([^/]*)$/.exec(workbook?.name ?? '') ?? [];
  const relations = byPath.get(`${folder}_rels/${file}.rels`.toLowerCase());
  if (workbook === undefined || relations === undefined) throw new FileProblem('unreadable');
  const targets = new Map<string, { type: string; part: ZipPart | undefined }>();
  readXml(relations, {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name === 'Relationship')
        targets.set(id, { type: type.replace(/^.*\//, ''), part: byPath.get(pathOf(folder, target)) });
    },
  });
  const found: XlsxParts = { sheets: [], isDate1904: false, styles: undefined, strings: undefined };
  for (const { type, part } of targets.values()) {
    if (type === 'styles') found.styles = part;
    if (type === 'sharedStrings') found.strings = part;
  }
  const taken = new Set<ZipPart>();
  readXml(workbook, {
    open(element, attributes) {
      if (element === 'workbookPr') found.isDate1904 = isTrue(attributes['date1904']);
      if (element !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      const target = targets.get(attributeOf(attributes, 'id') ?? '');
      if (target !== undefined && target.type !== 'worksheet') return;
      if (target?.part === undefined || taken.has(target.part)) throw new FileProblem('unreadable');
      taken.add(target.part);
      found.sheets.push({ name, isHidden: state !== 'visible', part: target.part });
    },
  });
  return found;
}

/** The number format of each style of cells; null for none that matters. */
export function formatsOf(styles: ZipPart | undefined): (string | null)[] {
  const own = new Map<number, string>();
  const formats: (string | null)[] = [];
  let isOfCells = false;
  if (styles === undefined) return formats;
  readXml(styles, {
    open(name, { numFmtId: id, formatCode: code }) {
      if (name === 'numFmt') own.set(Number(id), code ?? '');
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) formats.push(formatOf(Number(id), own));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

function formatOf(id: number, own: ReadonlyMap<number, string>): string | null {
  const format = own.get(id) ?? BUILT_IN.find(([first, last]) => first <= id && id <= last)?.[2] ?? null;
  return format === 'General' || format === '' ? null : format;
}

/** The texts to which cells refer by number. */
export function stringsOf(strings: ZipPart | undefined): string[] {
  const texts: string[] = [];
  const reader = richText();
  if (strings === undefined) return texts;
  readXml(strings, {
    ...reader,
    close(name) {
      reader.close(name);
      if (name === 'si') texts.push(reader.take());
    },
  });
  return texts;
}

/** Puts a text of several formats together, without how it is pronounced. */
export function richText() {
  let whole = '';
  let isText = false;
  let isPronunciation = false;
  return {
    open(name: string) {
      if (name === 't') isText = !isPronunciation;
      else if (name === 'rPh') isPronunciation = true;
    },
    text(text: string) {
      if (isText) whole += text;
    },
    close(name: string) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPronunciation = false;
    },
    /** The text since the last one. */
    take(): string {
      const taken = unescaped(whole);
      whole = '';
      return taken;
    },
  };
}

export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

export const isTrue = (text: string | undefined): boolean => TRUE.has(text ?? '');

/** The path of a target in the container, in lower case. */
function pathOf(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/'))
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  return path.join('/').toLowerCase();
}
