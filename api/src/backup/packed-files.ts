import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, createWriteStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';
import { CommandError } from '../administration/command-error.js';
import { decryptInto, encryptInto, isSystemError } from './age-file.js';
import { MANIFEST_NAME, manifestSchema, type BackupManifest, type PackedFile } from './backup-manifest.js';

export interface FileToPack {
  /** Where it is now. */
  path: string;
  /** Its name in the backup, with `/` between folders. */
  name: string;
  /** Whether it may be removed meanwhile, and is left out then. */
  mayVanish?: boolean;
}

/** Writes an encrypted file with `files` and, as the last one, the manifest that `describe` makes of their checksums. */
export async function packInto(
  target: string,
  files: AsyncIterable<FileToPack> | Iterable<FileToPack>,
  identity: string,
  describe: (packed: PackedFile[]) => BackupManifest,
): Promise<BackupManifest> {
  const tar = pack();
  // Its error is that of the promises below; without a listener it would end the process.
  tar.on('error', () => undefined);
  const stopping = new AbortController();
  const filled = fill(tar, files, describe, stopping.signal).catch((error: unknown) => {
    tar.destroy(error as Error);
    throw error;
  });
  const written = encryptInto(target, Readable.from(tar), identity);
  // The first failure ends the other one, whose error only follows from it.
  const [manifest] = await Promise.all([filled, written]).catch(async (error: unknown) => {
    stopping.abort();
    tar.destroy(error as Error);
    await Promise.allSettled([filled, written]);
    throw error;
  });
  return manifest;
}

async function fill(
  tar: Pack,
  files: AsyncIterable<FileToPack> | Iterable<FileToPack>,
  describe: (packed: PackedFile[]) => BackupManifest,
  signal: AbortSignal,
): Promise<BackupManifest> {
  const packed: PackedFile[] = [];
  for await (const file of files) {
    const handle = await openFile(file);
    if (handle) packed.push(await packFile(tar, file, handle, signal));
  }

  const manifest = describe(packed);
  tar.entry({ name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest, null, 2));
  tar.finalize();
  return manifest;
}

/** Null for a file that may vanish and has. Throws CommandError for an unreadable path, or one that is not a file. */
async function openFile({ path, mayVanish = false }: FileToPack): Promise<FileHandle | null> {
  let handle: FileHandle;
  try {
    // Non-blocking, because opening a pipe would wait for somebody who writes into it.
    handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    if ((await handle.stat()).isFile()) return handle;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && mayVanish) return null;
    throw new CommandError(
      `${path} cannot be read (${code}), and a backup without it would not be complete. No backup was written.`,
    );
  }
  await handle.close();
  throw new CommandError(
    `${path} is no file, and a backup cannot hold it: move it out of this folder. No backup was written.`,
  );
}

/** A file that grows meanwhile is packed up to the size that it had at the beginning. */
async function packFile(
  tar: Pack,
  { path, name }: FileToPack,
  handle: FileHandle,
  signal: AbortSignal,
): Promise<PackedFile> {
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size, mode: 0o600 });
    entry.on('error', () => undefined);
    let left = size;
    while (left > 0) {
      signal.throwIfAborted();
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(left, 2 ** 18)));
      if (bytesRead === 0) throw new CommandError(`${path} became shorter while it was read. Repeat the backup.`);
      const chunk = buffer.subarray(0, bytesRead);
      hash.update(chunk);
      left -= bytesRead;
      if (!entry.write(chunk)) await once(entry, 'drain', { signal });
    }
    entry.end(undefined);
    return { name, size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

/**
 * Unpacks a file of `packInto` into an existing folder, and compares all checksums. Call it after `authenticate`, so that
 * nothing is unpacked that somebody has changed. Throws CommandError when the file is no complete backup.
 */
export async function unpackInto(folder: string, path: string, identity: string): Promise<BackupManifest> {
  const tar = extract();
  const fed = decryptInto(tar as unknown as Writable, path, identity);
  fed.catch(() => undefined);

  const found = new Map<string, PackedFile>();
  let manifest: BackupManifest | null = null;
  try {
    for await (const entry of tar) {
      const { name } = entry.header;
      const content = entry as AsyncIterable<unknown> as AsyncIterable<Buffer>;
      if (name === MANIFEST_NAME) manifest = manifestOf(await textOf(content), path);
      else found.set(name, await unpackFile(folder, name, content));
    }
    await fed;
  } catch (error) {
    if (error instanceof CommandError || isSystemError(error)) throw error;
    throw new CommandError(`${path} is no backup of Touchline: the key opens it, but it holds something else.`);
  }

  if (!manifest || !sameFiles(manifest.files, found))
    throw new CommandError(`${path} does not hold what its list says. Use another backup.`);
  return manifest;
}

async function unpackFile(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<PackedFile> {
  if (!isSafe(name)) throw new CommandError('The backup holds a file whose name leads out of it.');
  const target = join(folder, name);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(content, counted, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return { name, size, sha256: hash.digest('hex') };
}

/** Characters that lead out of a folder: on Windows, a name may begin with a drive. */
const UNSAFE = process.platform === 'win32' ? /[\\\0:]/ : /\0/;

const isSafe = (name: string): boolean =>
  !UNSAFE.test(name) && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

async function textOf(entry: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function manifestOf(text: string, path: string): BackupManifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new CommandError(`${path} has a list of its parts that this release does not know: a newer release made it.`);
  return parsed.data;
}

function sameFiles(listed: readonly PackedFile[], found: ReadonlyMap<string, PackedFile>): boolean {
  return (
    listed.length === found.size &&
    listed.every(({ name, size, sha256 }) => {
      const file = found.get(name);
      return file?.size === size && file.sha256 === sha256;
    })
  );
}
