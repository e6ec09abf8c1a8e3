import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, type PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile as OpenedZip } from 'yauzl';
import { ZipFile } from 'yazl';
import { CommandError } from '../administration/command-error.js';
import { isSystemError } from '../backup/age-file.js';
import type { ClubFile } from './club-manifest.js';

export interface ZipMember {
  name: string;
  /** Called when the members before it are written. */
  content: () => AsyncIterable<Buffer>;
}

/** Writes a new file that only its owner can read; it is on the disk when it resolves. */
export async function writeZip(path: string, members: readonly ZipMember[], mtime: Date): Promise<void> {
  const zip = new ZipFile();
  const packed = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => packed.destroy(error));
  for (const { name, content } of members)
    zip.addReadStreamLazy(name, { mtime, mode: 0o100600 }, (give) =>
      give(null, Readable.from(content(), { objectMode: false })),
    );
  zip.end();
  await pipeline(packed, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

/** More than any row takes. */
const MAX_LINE_BYTES = 2 ** 20;
const MAX_MANIFEST_BYTES = 2 ** 20;
const MAX_MEMBERS = 1000;
const LINE_END = 0x0a;

/** A file of `writeZip` that somebody brings. It may hold anything: what is read is counted, and never more than one line is kept. */
export class BroughtZip {
  private constructor(
    private readonly path: string,
    private readonly zip: OpenedZip,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws CommandError for a file that is no zip, or only the beginning of one. */
  static async open(path: string): Promise<BroughtZip> {
    const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
      throw notWhole(path, error);
    });
    const entries = new Map<string, Entry>();
    try {
      if (zip.entryCount > MAX_MEMBERS) throw new Error('too many members');
      for await (const entry of zip.eachEntry()) {
        if (entries.has(entry.fileName)) throw new Error('a name is there twice');
        entries.set(entry.fileName, entry);
      }
    } catch (error) {
      zip.close();
      throw notWhole(path, error);
    }
    return new BroughtZip(path, zip, entries);
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** A short member as a text. */
  async text(name: string): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.bytes(name, MAX_MANIFEST_BYTES)) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  /** The lines of a member, which is what `file` says of it when the last one was given. Throws CommandError for another one. */
  async *lines({ name, rows, bytes, sha256 }: ClubFile): AsyncGenerator<string> {
    const hash = createHash('sha256');
    let rest: Buffer = Buffer.alloc(0);
    let size = 0;
    let count = 0;
    for await (const chunk of this.bytes(name, bytes)) {
      hash.update(chunk);
      size += chunk.length;
      let start = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
        count += 1;
        const line = Buffer.concat([rest, chunk.subarray(start, end)]);
        if (!isUtf8(line)) throw this.different(name);
        yield line.toString();
        rest = Buffer.alloc(0);
        start = end + 1;
      }
      rest = Buffer.concat([rest, chunk.subarray(start)]);
      if (rest.length > MAX_LINE_BYTES) throw this.different(name);
    }
    if (rest.length > 0 || size !== bytes || count !== rows || hash.digest('hex') !== sha256)
      throw this.different(name);
  }

  close(): void {
    this.zip.close();
  }

  /** Inflates a member, at most `limit` bytes of it. */
  private async *bytes(name: string, limit: number): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new CommandError(`${this.path} has no ${name}: it is no club file. Nothing was imported.`);
    let size = 0;
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > limit) throw this.different(name);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof CommandError ? error : notWhole(this.path, error);
    }
  }

  private different(name: string): CommandError {
    return new CommandError(
      `${this.path} is damaged or was changed: ${name} is not what the manifest says. Nothing was imported.`,
    );
  }
}

function notWhole(path: string, error: unknown): CommandError {
  const reason = isSystemError(error)
    ? `cannot be read (${(error as NodeJS.ErrnoException).code})`
    : 'is no club file, or only a part of one';
  return new CommandError(`${path} ${reason}. Nothing was imported.`);
}
