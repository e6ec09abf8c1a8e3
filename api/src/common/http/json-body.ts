import { malformedRequest } from '../errors/shared.errors.js';

/** Deeper than anything we take; a deep tree is an attack on whatever walks it. */
const MAX_DEPTH = 8;
export const MAX_BODY_BYTES = 256 * 1024;
/** Where hundreds of entries come at once. */
export const MAX_BULK_BYTES = 1024 * 1024;

/** With the u flag a proper pair is one character, so that only halves match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A request's bytes as JSON. Refuses what JSON.parse and Fastify let through silently: bytes that are no UTF-8 (replaced
 * by U+FFFD), NUL and lone surrogates (which no database gives back as they came), `__proto__`, trees that are too deep, and a name that
 * stands twice in an object (JSON.parse takes the last, another reader of the same bytes may take the first).
 * Nothing at all is undefined: some calls take no body.
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

/** How many members the objects in it have, at every depth. */
function inspect(value: unknown, depth: number): number {
  if (typeof value === 'string') inspectText(value);
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MAX_DEPTH) throw malformedRequest('The request is nested too deeply.');
  let members = 0;
  if (Array.isArray(value)) {
    // Not as entries: a megabyte can be hundreds of thousands of items, each of which would get a key and a pair.
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

/** How many members the text of a JSON document writes: each has one colon outside of strings. */
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
