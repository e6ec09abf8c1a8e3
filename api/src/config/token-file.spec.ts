import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTokenFile } from './token-file.js';

describe('the file of a token', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'token-'));
    file = join(folder, 'token');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (text: string, mode = 0o600) => {
    writeFileSync(file, text);
    chmodSync(file, mode);
    return readTokenFile(file);
  };

  it('holds a token on one line, and may be readable by a group', async () => {
    expect(await read('a1b2\n')).toEqual({ token: 'a1b2' });
    expect(await read('a1/b2+c3==', 0o640)).toEqual({ token: 'a1/b2+c3==' });
  });

  it.each([
    ['', 0o600, 'which is empty'],
    ['a b', 0o600, 'which must hold one line'],
    ['a\nb', 0o600, 'which must hold one line'],
    ['é', 0o600, 'which must hold one line'],
    ['a1b2', 0o604, 'run chmod o='],
  ])('with %j and the mode %d is refused with a sentence', async (text, mode, reason) => {
    expect(await read(text, mode)).toEqual({ problem: expect.stringContaining(`METRICS_TOKEN_FILE is ${file}, `) });
    expect(await read(text, mode)).toEqual({ problem: expect.stringContaining(reason) });
  });
});
