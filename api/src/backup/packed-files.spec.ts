import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createKeyFile, readKeyFile } from './backup-key.js';
import { authenticate, encryptInto, HEADER_BYTES } from './encrypted-file.js';
import { packInto, unpackInto } from './packed-files.js';
import type { BackupManifest, PackedFile } from './backup-manifest.js';

const describeFiles = (files: PackedFile[]): BackupManifest => ({
  format: 1,
  product: '1.0.0',
  installation_id: null,
  database: 'sqlite',
  created_at: '2026-11-26T03:15:00.000Z',
  migrations: ['First1'],
  rows: {},
  binary_log: null,
  files,
});

describe('an encrypted file of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-packed-'));
  const key = randomBytes(32);
  const path = join(folder, 'a.backup');
  const big = randomBytes(3_000_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(async () => {
    writeFileSync(join(folder, 'big'), big);
    writeFileSync(join(folder, 'empty'), '');
    const files = [
      { path: join(folder, 'big'), name: 'database.sqlite' },
      { path: join(folder, 'empty'), name: `site/remotes/${'long-'.repeat(40)}/äö.js` },
    ];
    await packInto(path, files, key, describeFiles);
  });
  const refusal = (file: string, withKey = key) =>
    authenticate(file, withKey).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  const changed = (change: (bytes: Buffer) => Buffer) => {
    const file = join(folder, 'changed.backup');
    writeFileSync(file, change(readFileSync(path)));
    return refusal(file);
  };

  it('gives the same files back, and only its owner can read it', async () => {
    const out = join(folder, 'out');
    mkdirSync(out);
    const manifest = await unpackInto(out, path, key);
    expect(manifest.files.map(({ size }) => size)).toEqual([big.length, 0]);
    expect(readFileSync(join(out, 'database.sqlite')).equals(big)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('gives back names that are odd, and waits for no pipe', async () => {
    const odd = join(folder, 'odd.backup');
    const name = 'audit-archive/2024-01.jsonl:Zone.Identifier \\ copy';
    await packInto(odd, [{ path: join(folder, 'big'), name }], key, describeFiles);
    const out = join(folder, 'odd');
    mkdirSync(out);
    await unpackInto(out, odd, key);
    expect(readFileSync(join(out, name)).equals(big)).toBe(true);

    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    for (const path of [pipe, out])
      await expect(packInto(`${path}.refused`, [{ path, name: 'x' }], key, describeFiles)).rejects.toThrow(
        `${path} is no file`,
      );
  });

  it('leaves out what has vanished only where that may be', async () => {
    const gone = { path: join(folder, 'gone'), name: 'site/gone' };
    const left = { path: join(folder, 'empty'), name: 'site/left' };
    await expect(packInto(join(folder, 'd'), [gone, left], key, describeFiles)).rejects.toThrow(/cannot be read/);
    const manifest = await packInto(join(folder, 'e'), [{ ...gone, mayVanish: true }, left], key, describeFiles);
    expect(manifest.files.map(({ name }) => name)).toEqual(['site/left']);
  });

  it('hides its content, and differs each time', async () => {
    const again = join(folder, 'again.backup');
    await packInto(again, [{ path: join(folder, 'empty'), name: 'database.sqlite' }], key, describeFiles);
    expect(readFileSync(again).includes('database')).toBe(false);
    expect(readFileSync(again).subarray(17, HEADER_BYTES).equals(readFileSync(path).subarray(17, HEADER_BYTES))).toBe(
      false,
    );
  });

  it('is refused with one flipped bit, anywhere', async () => {
    const { size } = statSync(path);
    const places = [0, 15, 16, 17, 40, 50, 60, 70, HEADER_BYTES, size - 1, size - 16, size - 17, size - 32, size - 33];
    for (let at = HEADER_BYTES; at < size; at += 99_991) places.push(at);
    for (const place of places) {
      const sentence = await changed((bytes) => {
        bytes[place]! ^= 1 << (place % 8);
        return bytes;
      });
      expect(sentence).toMatch(/is damaged|another key|no backup of Touchline|newer release|incomplete/);
    }
  });

  it('is refused when it was cut, at any length', async () => {
    const { size } = statSync(path);
    for (const length of [
      1,
      8,
      16,
      17,
      50,
      HEADER_BYTES,
      HEADER_BYTES + 1,
      4096,
      2_000_000,
      size - 33,
      size - 16,
      size - 1,
    ])
      expect(await changed((bytes) => bytes.subarray(0, length))).toMatch(/is incomplete/);
  });

  it('is refused with a sentence of its own when empty, foreign, of a newer format, of another key, or missing', async () => {
    expect(await changed(() => Buffer.alloc(0))).toMatch(/is empty/);
    expect(await changed(() => Buffer.from('SQLite format 3\0'.repeat(20)))).toMatch(/no backup of Touchline/);
    expect(await changed((bytes) => (bytes.writeUInt8(2, 16), bytes))).toMatch(/a newer release/);
    expect(await refusal(path, randomBytes(32))).toMatch(/another key/);
    expect(await refusal(join(folder, 'missing'))).toMatch(/There is no file/);
    expect(await refusal(folder)).toMatch(/is no file/);
  });

  it('fails when a file of it is missing, and when there is no place for it', async () => {
    const files = [
      { path: join(folder, 'big'), name: 'database.sqlite' },
      { path: join(folder, 'none'), name: 'site/index.html' },
    ];
    await expect(packInto(join(folder, 'b'), files, key, describeFiles)).rejects.toThrow(/ENOENT/);
    await expect(packInto(join(folder, 'none/b'), files, key, describeFiles)).rejects.toThrow(/ENOENT/);
  });

  it('refuses more than one key may encrypt', async () => {
    const much = encryptInto(join(folder, 'much'), Readable.from([big, big]), key, big.length);
    await expect(much).rejects.toThrow(/larger than 64 GiB/);
  });
});

describe('the key file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-key-'));
  const path = join(folder, 'backup.key');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once, and only its owner can read it', () => {
    createKeyFile(path);
    expect(readKeyFile(path)).toHaveLength(32);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(() => createKeyFile(path)).toThrow(/exists already/);
  });

  it('is refused when others may read it, when it is none, and when it is missing', () => {
    chmodSync(path, 0o640);
    expect(() => readKeyFile(path)).toThrow(/chmod 600/);
    writeFileSync(path, 'secret');
    chmodSync(path, 0o600);
    expect(() => readKeyFile(path)).toThrow(/holds no key/);
    expect(() => readKeyFile(join(folder, 'none'))).toThrow(/no key file/);
  });
});
