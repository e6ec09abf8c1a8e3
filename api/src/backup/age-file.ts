import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { CommandError } from '../administration/command-error.js';

/** How a file in the age format begins: https://age-encryption.org/v1 */
const MAGIC = 'age-encryption.org/v1\n';
/** The last line of a header. */
const HEADER_END = /\n--- [^\n]*\n/;
/** That of a backup has about 200 bytes. The library would read a header without an end into memory, however long it is. */
const LARGEST_HEADER = 2 ** 16;
/** How backups began before they had the age format. */
const FORMER_MAGIC = 'TOUCHLINE-BACKUP';

/** Decides between time and size: the fast level takes a third of the time of the usual one, for a tenth more bytes. */
const COMPRESSION = { level: 1 } as const;

/** Compresses and encrypts all of `content` into a new file that only its owner can read; it is on the disk when it resolves. */
export async function encryptInto(path: string, content: Readable, identity: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  async function* encrypted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    yield* await encrypter.encrypt(ReadableStream.from(chunks));
  }
  await pipeline(content, createGzip(COMPRESSION), encrypted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** Checks that the file is whole, was encrypted for this identity, and was not changed. Throws CommandError with the reason. */
export async function authenticate(path: string, identity: string): Promise<void> {
  for await (const _ of decryptedChunks(path, identity));
}

/** Writes the content to `target`. That the file goes on to its end is known only there: one that was cut throws CommandError. */
export const decryptInto = (target: Writable, path: string, identity: string): Promise<void> =>
  pipeline(decryptedChunks(path, identity), createGunzip(), target);

/** The compressed content. */
async function* decryptedChunks(path: string, identity: string): AsyncGenerator<Uint8Array> {
  await requireAgeFile(path);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const file = createReadStream(path, { highWaterMark: 2 ** 20 });
  let problem =
    'was made with another key than the one in BACKUP_KEY_FILE, or with a passphrase, or its first bytes are damaged.';
  try {
    const content = await decrypter.decrypt(ReadableStream.from<Uint8Array>(file));
    problem = 'is damaged or incomplete: its content is not what was written. Copy it again, or use another backup.';
    yield* content;
  } catch (error) {
    throw isSystemError(error) ? error : new CommandError(`${path} ${problem}`);
  } finally {
    file.destroy();
  }
}

/** Throws CommandError for anything but a file with a whole header of the age format. */
async function requireAgeFile(path: string): Promise<void> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'ENOENT'
        ? `There is no file ${path}.`
        : `The file ${path} cannot be read (${error.code ?? 'unknown'}).`,
    );
  });
  try {
    if (!(await file.stat()).isFile()) throw new CommandError(`${path} is no file.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LARGEST_HEADER), 0, LARGEST_HEADER, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    if (start === '') throw new CommandError(`${path} is empty.`);
    if (start.startsWith(FORMER_MAGIC))
      throw new CommandError(
        `${path} is a backup of an earlier version of Touchline, in a format that this one does not read. Commit f76f5675 does: restore it with that version and the key file of that time, and then install this one.`,
      );
    if (!start.startsWith(MAGIC.slice(0, bytesRead))) throw new CommandError(`${path} is no backup of Touchline.`);
    if (!HEADER_END.test(start))
      throw new CommandError(
        `${path} is damaged or incomplete: its header has no end. Copy it again, or use another backup.`,
      );
  } finally {
    await file.close();
  }
}

/** Whether the operating system has refused something, as on a disk that is full or broken. */
export const isSystemError = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;
