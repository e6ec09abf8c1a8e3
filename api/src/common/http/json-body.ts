import { IMPORT_FILE_BYTES_MAX } from '@touchline/contracts/import-limits';
import { malformedRequest } from '../errors/shared.errors.js';

/** Deeper than any body we accept. Deeply nested trees can exhaust the stack of the code that walks them. */
const MAX_DEPTH = 8;
export const MAX_BODY_BYTES = 256 * 1024;
/** For routes that accept hundreds of entries. */
export const MAX_BULK_BYTES = 1024 * 1024;
/** For routes that accept a file as Base64 text, which has four bytes for three. */
export const MAX_CARRIED_BYTES = Math.ceil(IMPORT_FILE_BYTES_MAX / 3) * 4 + MAX_BULK_BYTES;

/** With the u flag a valid surrogate pair is one character, so this matches lone halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the bytes of a request as JSON. Refuses what JSON.parse and Fastify accept: bytes that are not UTF-8 (replaced
 * by U+FFFD), NUL and lone surrogates (databases do not return them unchanged), `__proto__`, trees that are too deep,
 * and a name that occurs twice in an object (JSON.parse takes the last one, another reader may take the first). Returns
 * undefined for an empty body, because some calls take none.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  const { text, body } = parse(bytes);
  if (inspect(body, 1) !== membersIn(text)) throw malformedRequest('The request names a field twice.');
  return body;
}

function parse(bytes: Uint8Array): { text: string; body: unknown } {
  try {
    const text = utf8.decode(bytes);
    return { text, body: JSON.parse(text) };
  } catch {
    throw malformedRequest('The request is not valid JSON.');
  }
}

/** Number of members of all objects in the value, at every depth. */
function inspect(value: unknown, depth: number): number {
  if (typeof value === 'string') inspectText(value);
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MAX_DEPTH) throw malformedRequest('The request is nested too deeply.');
  let members = 0;
  if (Array.isArray(value)) {
    // Not by Object.entries: a megabyte can hold hundreds of thousands of items, and each would cost a key and a pair.
    for (const inner of value) members += inspect(inner, depth + 1);
    return members;
  }
  for (const [key, inner] of Object.entries(value)) {
    inspectText(key);
    if (key === '__proto__') throw malformedRequest('The request is not valid JSON.');
    members += inspect(inner, depth + 1) + 1;
  }
  return members;
}

/** Number of members in the text of a JSON document: each has one colon outside of strings. */
function membersIn(json: string): number {
  let members = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') inString = !inString;
    else if (inString && sign === '\\') at += 1;
    else if (!inString && sign === ':') members += 1;
  }
  return members;
}

function inspectText(text: string): void {
  if (text.includes('\0') || LONE_SURROGATE.test(text))
    throw malformedRequest('The request contains characters that cannot be stored.');
}
