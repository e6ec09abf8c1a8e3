import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { contentTag } from './content-tag.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'];

export interface SiteFile {
  path: string;
  type: string;
  encoding: Encoding | null;
  size: number;
  /** Of the content, so that instances with a copy each agree. A compressed copy has the one of its source, and its encoding. */
  etag: string;
}

/**
 * The file for a path below the site's folder, in the best encoding the client accepts; null when there is none. A
 * link that leads out of the folder counts as none. Looked up for each request, because releases are copied in while
 * the server runs.
 */
export async function findSiteFile(root: string, path: string, acceptEncoding: string): Promise<SiteFile | null> {
  if (!isPlainPath(path)) return null;
  const plain = await inspect(root, join(root, path));
  if (!plain) return null;
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const tag = await contentTag(plain);
  if (tag === null) return null;
  for (const { name, suffix } of ENCODINGS) {
    const packed = accepts(acceptEncoding, name) ? await inspect(root, plain.path + suffix) : null;
    // A compressed file older than its source is left over from an interrupted copy.
    if (packed && packed.modified >= plain.modified)
      return { path: packed.path, size: packed.size, type, encoding: name, etag: `"${tag}-${name}"` };
  }
  return { path: plain.path, size: plain.size, type, encoding: null, etag: `"${tag}"` };
}

/** The best encoding that the client accepts; null for none. */
export const acceptedEncoding = (acceptEncoding: string): Encoding | null =>
  ENCODINGS.find(({ name }) => accepts(acceptEncoding, name))?.name ?? null;

/** Segments of ordinary characters only: no parent folder, no hidden file, no special character of the file system. */
function isPlainPath(path: string): boolean {
  return path.split('/').every((segment) => /^[\w@+~-][\w.@+~-]*$/.test(segment));
}

async function inspect(root: string, path: string) {
  try {
    const [home, real] = await Promise.all([realpath(root), realpath(path)]);
    const found = await stat(real);
    if (!real.startsWith(home + sep) || !found.isFile()) return null;
    const stamp = `${found.size} ${found.mtimeMs} ${found.ino}`;
    return { path: real, size: found.size, modified: Math.floor(found.mtimeMs / 1000), stamp };
  } catch {
    return null;
  }
}

/** Whether `Accept-Encoding` names this coding and does not refuse it with q=0. */
function accepts(header: string, coding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}
