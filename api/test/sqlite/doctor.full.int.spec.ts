import { closeSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { Installation } from '../doctor/installation.js';
import { buildApi } from '../support/built-api.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import type { TestDatabase } from '../support/test-database.js';

/** Each test runs the command several times. */
jest.setTimeout(120_000);

describe('npm run doctor, about the embedded database', () => {
  let database: TestDatabase;
  let installation: Installation;
  let file: string;

  beforeAll(() => buildApi(), 60_000);
  beforeEach(async () => {
    database = await createMigratedDatabase();
    installation = await Installation.create(database.target);
    file = database.target.kind === 'sqlite' ? database.target.file : '';
  });
  afterEach(async () => {
    installation.remove();
    await database.drop();
  });

  const lines = async (subject: string, args: string[] = []) =>
    (await installation.diagnoseAsProgram({}, args)).about(subject);

  it('finds it sound, also while another program writes', async () => {
    expect(await lines('Database file')).toEqual([
      expect.stringMatching(/^ok: SQLite's check of [\d.]+ kB has found no damage\.$/),
    ]);
    const writer = new DatabaseSync(file);
    writer.exec("BEGIN IMMEDIATE; INSERT INTO institutions (name, time_zone, is_demo) VALUES ('City Club', 'UTC', 1)");
    try {
      expect(await lines('Database file')).toEqual([expect.stringMatching(/^ok: /)]);
      expect(await lines('Demo data')).toEqual(['ok: The database has no demo coaches.']);
    } finally {
      writer.exec('COMMIT');
      writer.close();
    }
    // Read from the log, which is not merged into the file yet.
    expect(await lines('Demo data')).toEqual([expect.stringMatching(/^ok: The database has demo coaches, whom only/)]);
  });

  it('finds pages that were overwritten', async () => {
    const handle = openSync(file, 'r+');
    const size = statSync(file).size;
    for (let at = 8192; at + 4096 < size; at += 4096 * 3) writeSync(handle, Buffer.alloc(2000, 0x5a), 0, 2000, at);
    closeSync(handle);
    expect(await lines('Database file')).toContainEqual(
      expect.stringMatching(/^failed: The file .+ is damaged: stop the product, keep a copy/),
    );
  });

  it('finds a file that was cut, and one that is not a database', async () => {
    truncateSync(file, statSync(file).size / 2);
    expect(await lines('Database file')).toContainEqual(expect.stringMatching(/^failed: .+ is damaged/));
    writeFileSync(file, 'health data'.repeat(1000));
    const { about, code } = await installation.diagnoseAsProgram();
    expect(about('Database')).toEqual([
      expect.stringMatching(/^failed: The database file in DATA_DIR \(.+\) is damaged or not a database\.$/),
    ]);
    expect(about('Database file')).toContainEqual(expect.stringMatching(/^failed: .+ is damaged/));
    expect(about('Migrations')).toEqual(['not checked: The database cannot be read: see above.']);
    expect(code).toBe(1);
  });

  it('warns when readers and writers would wait for each other', async () => {
    const writer = new DatabaseSync(file);
    writer.exec('PRAGMA journal_mode = DELETE');
    writer.close();
    expect(await lines('Database file')).toContainEqual(
      expect.stringMatching(/^warning: The embedded database is not in WAL mode/),
    );
  });

  it('gives up a check that takes too long, and says so', async () => {
    // SQLite's check runs in a process of its own, which this holds up.
    const delay =
      "process.argv[1]?.endsWith('quick-check.js') && Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)";
    const slow = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(delay)}` };
    const { about } = await installation.diagnoseAsProgram(slow, ['--seconds', '3']);
    expect(about('Database file')).toContainEqual(
      expect.stringMatching(/^not checked: SQLite's check of .+ takes longer than \d/),
    );
    expect(await lines('Database file', ['--seconds', '60'])).toContainEqual(expect.stringMatching(/^ok: /));
  });
});
