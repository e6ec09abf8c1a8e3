import { SaxesParser } from 'saxes';
import { utf8Chunks } from './decode.js';
import { FileProblem } from './file-problem.js';
import { inflatePart, type ZipPart } from './zip-parts.js';

export type XmlAttributes = Readonly<Record<string, string>>;

/** What a part of a workbook is read with. Names of elements come without their prefix. */
export interface XmlReader {
  open(name: string, attributes: XmlAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads a part while it is inflated, so that it is never in memory as a whole. Throws `FileProblem`: `encrypted`, `unreadable`. */
export function readXml(part: ZipPart, reader: XmlReader): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => reader.open(localName(name), attributes));
  const { text, close } = reader;
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close !== undefined) parser.on('closetag', ({ name }) => close(localName(name)));
  const decode = utf8Chunks();
  inflatePart(part, (chunk) => parser.write(decode(chunk)));
  try {
    parser.write(decode()).close();
  } catch {
    // The part ends too early.
    throw new FileProblem('unreadable');
  }
}

/** An attribute by its name without prefix. */
export const attributeOf = (attributes: XmlAttributes, local: string): string | undefined =>
  attributes[Object.keys(attributes).find((name) => name.endsWith(`:${local}`)) ?? local];

const localName = (name: string): string => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);
