import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Encoding, SiteFile } from './site-file.js';

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
const MAX_ENTRIES = 8;

/**
 * Compressed contents of files that change under their name, by their ETag. Not on disk: a copy there could be of an older
 * content than the file.
 */
export class CompressedFiles {
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** The content of the file; compressed once for all requests of the same content. Rejects if it cannot be read. */
  read({ path, etag }: SiteFile, encoding: Encoding): Promise<Buffer> {
    const key = `${etag} ${encoding}`;
    const known = this.kept.get(key);
    if (known) return known;
    const content = readFile(path).then((plain) => COMPRESS[encoding](plain));
    this.kept.set(key, content);
    content.catch(() => this.kept.delete(key));
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MAX_ENTRIES && oldest !== undefined) this.kept.delete(oldest);
    return content;
  }
}
