import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '../administration/command-error.js';

/**
 * A file of one AES-256-GCM stream: magic, version, salt, nonce and key check, then the content, compressed by gzip, then tag and
 * ending. Key and key check are derived from the key file and the salt, so that each file has a key of its own. The header is
 * authenticated with the content. The ending tells a file that was cut from one that was changed.
 */
const MAGIC = Buffer.from('TOUCHLINE-BACKUP');
const ENDING = Buffer.from('END-OF-TOUCHLINE');
const VERSION = 1;
const SALT_BYTES = 32;
const NONCE_BYTES = 12;
const CHECK_BYTES = 16;
const TAG_BYTES = 16;
const SALT_AT = MAGIC.length + 1;
const NONCE_AT = SALT_AT + SALT_BYTES;
const CHECK_AT = NONCE_AT + NONCE_BYTES;
export const HEADER_BYTES = CHECK_AT + CHECK_BYTES;
export const TRAILER_BYTES = TAG_BYTES + ENDING.length;

/** Decides between time and size: the fast level takes a third of the time of the usual one, for a tenth more bytes. */
const COMPRESSION = { level: 1 } as const;

/** GCM protects at most 2^36 - 32 bytes under one key and nonce. */
const LARGEST_CONTENT = 2 ** 36 - 32;

/** Compresses and encrypts all of `content` into a new file that only its owner can read; it is on the disk when it resolves. */
export async function encryptInto(
  path: string,
  content: Readable,
  keyFile: Buffer,
  largest = LARGEST_CONTENT,
): Promise<void> {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const { key, check } = derive(keyFile, salt);
  const header = Buffer.concat([MAGIC, Buffer.of(VERSION), salt, nonce, check]);

  async function* encrypted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(header);
    yield header;
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largest)
        throw new CommandError('The backup would be larger than 64 GiB, which one encrypted file cannot hold.');
      yield cipher.update(chunk);
    }
    yield cipher.final();
    yield cipher.getAuthTag();
    yield ENDING;
  }
  await pipeline(content, createGzip(COMPRESSION), encrypted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** Checks that the file is whole, was encrypted with this key, and was not changed. Throws CommandError with the reason. */
export async function authenticate(path: string, keyFile: Buffer): Promise<void> {
  for await (const _ of decryptedChunks(path, keyFile));
}

/** Writes the content to `target`. It is not to be trusted before the end: a changed file throws CommandError only there. */
export const decryptInto = (target: Writable, path: string, keyFile: Buffer): Promise<void> =>
  pipeline(decryptedChunks(path, keyFile), createGunzip(), target);

/** The compressed content. */
async function* decryptedChunks(path: string, keyFile: Buffer): AsyncGenerator<Buffer> {
  const { header, trailer, size } = await readEnds(path);
  const { key, check } = derive(keyFile, header.subarray(SALT_AT, NONCE_AT));
  if (!timingSafeEqual(check, header.subarray(CHECK_AT)))
    throw new CommandError(
      `${path} was made with another key than the one in BACKUP_KEY_FILE, or its first bytes are damaged.`,
    );

  const decipher = createDecipheriv('aes-256-gcm', key, header.subarray(NONCE_AT, CHECK_AT), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(header);
  decipher.setAuthTag(trailer.subarray(0, TAG_BYTES));
  const content = createReadStream(path, {
    start: HEADER_BYTES,
    end: size - TRAILER_BYTES - 1,
    highWaterMark: 2 ** 20,
  });
  for await (const chunk of content) yield decipher.update(chunk as Buffer);
  try {
    decipher.final();
  } catch {
    throw new CommandError(`${path} is damaged: its content is not what was written. Use another backup.`);
  }
}

async function readEnds(path: string): Promise<{ header: Buffer; trailer: Buffer; size: number }> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'ENOENT'
        ? `There is no file ${path}.`
        : `The file ${path} cannot be read (${error.code ?? 'unknown'}).`,
    );
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new CommandError(`${path} is no file.`);
    const { size } = stats;
    const header = (await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)).buffer.subarray(0, size);
    if (size === 0) throw new CommandError(`${path} is empty.`);
    if (!header.subarray(0, MAGIC.length).equals(MAGIC.subarray(0, size)))
      throw new CommandError(`${path} is no backup of Touchline.`);
    if (size > MAGIC.length && header[MAGIC.length] !== VERSION)
      throw new CommandError(`${path} has a format that this release does not know: a newer release has made it.`);
    const trailer = Buffer.alloc(TRAILER_BYTES);
    if (size > HEADER_BYTES + TRAILER_BYTES) await file.read(trailer, 0, TRAILER_BYTES, size - TRAILER_BYTES);
    if (!trailer.subarray(TAG_BYTES).equals(ENDING))
      throw new CommandError(
        `${path} is incomplete: its end is missing or damaged. Copy it again, or use another one.`,
      );
    return { header, trailer, size };
  } finally {
    await file.close();
  }
}

function derive(keyFile: Buffer, salt: Buffer): { key: Buffer; check: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', keyFile, salt, 'touchline backup 1', 32 + CHECK_BYTES));
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) };
}
