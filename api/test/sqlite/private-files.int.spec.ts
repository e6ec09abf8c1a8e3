import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createDatabaseContext } from '../../src/database-context.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the files of the embedded database', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'touchline-private-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  async function modesAfterWriting(file: string): Promise<Record<string, string>> {
    const context = await createDatabaseContext({ kind: 'sqlite', file });
    await context.get(DatabaseConnection).open();
    await context
      .get(UnitOfWork)
      .write((tx) => tx.insert(InstitutionEntity, { name: 'City Club', timeZone: 'UTC', isDemo: false }));
    const modes = Object.fromEntries(
      readdirSync(dirname(file)).map((name) => [name, modeOf(join(dirname(file), name))]),
    );
    await context.close();
    await expectComplete(file);
    return modes;
  }

  /** The writer is closed last and has moved the WAL into the file, so that a copy of this one file has everything. */
  async function expectComplete(file: string): Promise<void> {
    const copy = join(folder, 'copy.sqlite');
    copyFileSync(file, copy);
    const context = await createDatabaseContext({ kind: 'sqlite', file: copy });
    await context.get(DatabaseConnection).open();
    expect(await context.get(UnitOfWork).read.findBy(InstitutionEntity, {})).toMatchObject([{ name: 'City Club' }]);
    await context.close();
  }

  it('are readable by their owner only, and so is the folder created for them', async () => {
    const data = join(folder, 'new', 'data');
    expect(await modesAfterWriting(join(data, 'touchline.sqlite'))).toEqual({
      'touchline.sqlite': '600',
      'touchline.sqlite-shm': '600',
      'touchline.sqlite-wal': '600',
    });
    expect(modeOf(data)).toBe('700');
  });

  it('keep their mode where they existed before', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    chmodSync(data, 0o750);
    writeFileSync(join(data, 'touchline.sqlite'), '');
    chmodSync(join(data, 'touchline.sqlite'), 0o640);
    expect(await modesAfterWriting(join(data, 'touchline.sqlite'))).toMatchObject({ 'touchline.sqlite': '640' });
    expect(modeOf(data)).toBe('750');
  });
});
