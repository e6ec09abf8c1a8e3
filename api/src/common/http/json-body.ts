import { malformedRequest } from '../errors/shared.errors.js';

/** Deeper than anything we take; a deep tree is an attack on whatever walks it. */
const MAX_DEPTH = 8;
export const MAX_BODY_BYTES = 256 * 1024;

/** With the u flag a proper pair is one character, so that only halves match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A request's bytes as JSON. Refuses what JSON.parse and Fastify let through silently: bytes that are no UTF-8 (replaced
 * by U+FFFD), NUL and lone surrogates (which no database gives back as they came), `__proto__`, and trees that are too deep.
 * Nothing at all is undefined: some calls take no body.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  const body = parse(bytes);
  inspect(body, 1);
  return body;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw malformedRequest('The request is not valid JSON.');
  }
}

function inspect(value: unknown, depth: number): void {
  if (typeof value === 'string') return inspectText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw malformedRequest('The request is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    inspectText(key);
    if (key === '__proto__') throw malformedRequest('The request is not valid JSON.');
    inspect(inner, depth + 1);
  }
}

function inspectText(text: string): void {
  if (text.includes('\0') || LONE_SURROGATE.test(text)) throw malformedRequest('The request contains characters that cannot be stored.');
}
