import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Database } from '../../src/database/database.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { Institution } from '../../src/modules/coaches/index.js';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the files of the embedded database', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'touchline-private-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  async function modesAfterWriting(file: string): Promise<Record<string, string>> {
    const database = new Database({ kind: 'sqlite', file });
    await database.open();
    await new UnitOfWork(database).write((tx) =>
      tx.insert(Institution, { name: 'City Club', timeZone: 'UTC', isDemo: false }),
    );
    const modes = Object.fromEntries(
      readdirSync(dirname(file)).map((name) => [name, modeOf(join(dirname(file), name))]),
    );
    await database.close();
    return modes;
  }

  it('are readable by their owner alone, and so is the folder that is made for them', async () => {
    const data = join(folder, 'new', 'data');
    expect(await modesAfterWriting(join(data, 'touchline.sqlite'))).toEqual({
      'touchline.sqlite': '600',
      'touchline.sqlite-shm': '600',
      'touchline.sqlite-wal': '600',
    });
    expect(modeOf(data)).toBe('700');
  });

  it('stay as they are where they were there before', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    chmodSync(data, 0o750);
    writeFileSync(join(data, 'touchline.sqlite'), '');
    chmodSync(join(data, 'touchline.sqlite'), 0o640);
    expect(await modesAfterWriting(join(data, 'touchline.sqlite'))).toMatchObject({ 'touchline.sqlite': '640' });
    expect(modeOf(data)).toBe('750');
  });
});
