import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { authenticate } from './age-file.js';
import { createKeyFile, readKeyFile } from './backup-key.js';
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

/** Bytes of the text before the encrypted content. */
const headerBytes = (path: string): number => {
  const bytes = readFileSync(path);
  return bytes.indexOf('\n', bytes.indexOf('\n--- ') + 1) + 1;
};

describe('an encrypted file of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-packed-'));
  let key: string;
  const path = join(folder, 'a.tar.gz.age');
  const big = randomBytes(1_000_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(async () => {
    key = await generateIdentity();
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
    const file = join(folder, 'changed');
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
    const odd = join(folder, 'odd.age');
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
    const again = join(folder, 'again');
    const other = join(folder, 'other');
    for (const each of [again, other])
      await packInto(each, [{ path: join(folder, 'empty'), name: 'database.sqlite' }], key, describeFiles);
    const bytes = readFileSync(again);
    expect(bytes.includes('database')).toBe(false);
    expect(bytes.subarray(bytes.indexOf('\n--- ')).equals(readFileSync(other).subarray(bytes.indexOf('\n--- ')))).toBe(
      false,
    );
  });

  it('is refused with one flipped bit, anywhere', async () => {
    const { size } = statSync(path);
    const places = [size - 17, size - 16, size - 1];
    for (let at = 0; at < headerBytes(path) + 32; at += 7) places.push(at);
    for (let at = 1000; at < size; at += 33_331) places.push(at);
    for (const place of places) {
      const sentence = await changed((bytes) => {
        bytes[place]! ^= 1 << (place % 8);
        return bytes;
      });
      expect(sentence).toMatch(/is damaged or incomplete|another key|no backup of Touchline/);
    }
  });

  it('is refused when it was cut, at any length', async () => {
    const { size } = statSync(path);
    const header = headerBytes(path);
    const chunk = 2 ** 16 + 16;
    const lengths = [1, 8, 21, 22, 50, header - 1, header + 16, header + 17, 4096];
    for (const length of [...lengths, header + 16 + chunk, header + 17 + chunk, 700_000, size - 16, size - 1])
      expect(await changed((bytes) => bytes.subarray(0, length))).toMatch(/is damaged or incomplete/);
    // The bytes between header and content.
    expect(await changed((bytes) => bytes.subarray(0, header + 8))).toMatch(/its first bytes are damaged/);
  });

  it('is refused when something follows it, and when most of it is zeros', async () => {
    expect(await changed((bytes) => Buffer.concat([bytes, bytes]))).toMatch(/is damaged or incomplete/);
    expect(await changed((bytes) => bytes.fill(0, 40))).toMatch(/its header has no end/);
  });

  it('is refused with a sentence of its own when empty, foreign, of an earlier version, of another key, or missing', async () => {
    expect(await changed(() => Buffer.alloc(0))).toMatch(/is empty/);
    expect(await changed(() => Buffer.from('SQLite format 3\0'.repeat(20)))).toMatch(/no backup of Touchline/);
    expect(await changed(() => Buffer.from('TOUCHLINE-BACKUP\u0001'))).toMatch(/of an earlier version .+ f76f5675/);
    expect(await refusal(path, await generateIdentity())).toMatch(/another key/);
    expect(await refusal(join(folder, 'missing'))).toMatch(/There is no file/);
    expect(await refusal(folder)).toMatch(/is no file/);
  });

  it('is refused with a passphrase, and when the key opens something that is no backup', async () => {
    const passphrase = new Encrypter();
    passphrase.setPassphrase('secret');
    passphrase.setScryptWorkFactor(1);
    const file = join(folder, 'strange');
    writeFileSync(file, await passphrase.encrypt('text'));
    expect(await refusal(file)).toMatch(/another key .+, or with a passphrase/);

    const out = join(folder, 'out-of-strange');
    mkdirSync(out);
    for (const content of [Buffer.from('text'), gzipSync(big), gzipSync('text'), gzipSync('')]) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(await identityToRecipient(key));
      writeFileSync(file, await encrypter.encrypt(content));
      await expect(unpackInto(out, file, key)).rejects.toThrow(/holds something else|does not hold what its list says/);
    }
  });

  it('fails when a file of it is missing, and when there is no place for it', async () => {
    const files = [
      { path: join(folder, 'big'), name: 'database.sqlite' },
      { path: join(folder, 'none'), name: 'site/index.html' },
    ];
    await expect(packInto(join(folder, 'b'), files, key, describeFiles)).rejects.toThrow(/ENOENT/);
    await expect(packInto(join(folder, 'none/b'), files, key, describeFiles)).rejects.toThrow(/ENOENT/);
  });
});

describe('the key file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-key-'));
  const path = join(folder, 'backup.key');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once, and only its owner can read it', async () => {
    await createKeyFile(path);
    expect(readFileSync(path, 'utf8')).toMatch(/^# created: .+Z\n# public key: age1.+\nAGE-SECRET-KEY-1.+\n$/);
    expect(readKeyFile(path)).toMatch(/^AGE-SECRET-KEY-1/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(createKeyFile(path)).rejects.toThrow(/exists already/);
  });

  it('may have the line ends of Windows', () => {
    const identity = readKeyFile(path);
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}\r\n`);
    expect(readKeyFile(path)).toBe(identity);
  });

  it('is refused when others may read it, when it is none, and when it is missing', () => {
    const identity = readKeyFile(path);
    chmodSync(path, 0o640);
    expect(() => readKeyFile(path)).toThrow(/chmod 600/);
    chmodSync(path, 0o600);
    for (const text of ['', '# created: today\n', 'secret', identity.slice(0, -1), `${identity.slice(0, -1)}!`]) {
      writeFileSync(path, text);
      expect(() => readKeyFile(path)).toThrow(/holds no key/);
    }
    writeFileSync(path, `${identity}\n${identity}\n`);
    expect(() => readKeyFile(path)).toThrow(/more than one key/);
    writeFileSync(path, `${randomBytes(32).toString('base64')}\n`);
    expect(() => readKeyFile(path)).toThrow(/earlier version .+ another name, .+ --new-key/);
    expect(() => readKeyFile(join(folder, 'none'))).toThrow(/no key file/);
  });
});
