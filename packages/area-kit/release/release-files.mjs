/** Lists the files of a web build with sizes and integrity, and writes compressed copies beside them. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { integrityOf } from '../webpack/script-loading-plugin.mjs';

/** Slow, but each file is compressed once and sent to every coach. */
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/**
 * Writes `.br` and `.gz` beside every text file of `dir` and describes all files.
 * @returns {{ path: string, bytes: number, gzipBytes: number, integrity: string }[]}
 */
export function describeAndCompress(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const content = readFileSync(file);
      const gzip = gzipSync(content, { level: 9 });
      if (COMPRESSIBLE.test(file)) {
        writeFileSync(`${file}.gz`, gzip);
        writeFileSync(`${file}.br`, brotliCompressSync(content, BEST));
      }
      return {
        path: file.slice(dir.length + 1),
        bytes: content.length,
        gzipBytes: COMPRESSIBLE.test(file) ? gzip.length : content.length,
        integrity: integrityOf(content),
      };
    });
}
