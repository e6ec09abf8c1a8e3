import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A short hash of a content: 22 characters. */
export const tagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * Whether the client has this version already, by `If-None-Match` (RFC 9110, 13.1.2). Compared weakly: a proxy that
 * compresses an answer makes its tag weak.
 */
export function hasTag({ headers }: FastifyRequest, etag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || strong(tag) === strong(etag));
}

const strong = (tag: string): string => tag.replace(/^W\//, '');
