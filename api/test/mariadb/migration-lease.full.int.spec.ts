import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { startGalera, type GaleraCluster } from '../../../cluster/servers/galera.mjs';
import { describeOnGalera } from '../support/describe-on-galera.js';
import { mariaDbOptions } from '../../src/database/data-source-options.js';
import { MigrationLease, MigrationLeaseLostError } from '../../src/database/migration-lease.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { buildApi, ended, outputOf, runProgram, serverEnvironment } from '../support/built-api.js';
import { schemaOf, storedSchema } from '../support/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ALL = MIGRATIONS.map(({ name }) => `  ${name}\n`).join('');
const OVER = 'UPDATE migration_lease SET ends_at = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND';

describe('the lease of migrations', () => {
  let database: TestDatabase;
  let source: DataSource;
  const leases: MigrationLease[] = [];
  const waits: string[] = [];
  const newLease = () => leases[leases.push(new MigrationLease(source)) - 1] as MigrationLease;
  const acquire = (lease: MigrationLease) => lease.acquire((holder) => waits.push(holder));

  beforeEach(async () => {
    database = await createTestDatabase();
    const url = database.owner.kind === 'mariadb' ? database.owner.url : '';
    source = await new DataSource(mariaDbOptions(url, { acquireMs: 10_000, statementMs: 10_000 })).initialize();
    waits.length = 0;
  });
  afterEach(async () => {
    for (const lease of leases.splice(0)) await lease.release();
    await source.destroy();
    await database.drop();
  });

  it('is of one process, and of the next one as soon as it is given back', async () => {
    const [first, second] = [newLease(), newLease()];
    await acquire(first);
    const next = acquire(second);
    await delay(2500);
    await first.requireHeld();
    expect(waits).toEqual([expect.stringMatching(new RegExp(`, process ${process.pid}$`))]);

    await first.release();
    await next;
    await second.requireHeld();
    expect(waits).toHaveLength(1);
  });

  it('is taken over when it is over, and lost to the one who had it', async () => {
    const [first, second] = [newLease(), newLease()];
    await acquire(first);
    // As after a crash: nothing renews it.
    await source.query(OVER);
    await acquire(second);
    await second.requireHeld();

    const soon = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
    await expect(first.requireHeld()).rejects.toThrow(MigrationLeaseLostError);
    soon.mockRestore();
    await first.release();
    await second.requireHeld();
    const [row] = await source.query<{ token: string }[]>('SELECT token FROM migration_lease');
    expect(row?.token).not.toBe('');
  });
});

describeOnGalera('migrate on two nodes of a cluster', () => {
  let cluster: GaleraCluster;
  beforeAll(async () => {
    buildApi();
    cluster = await startGalera({ nodes: 2, settings: ['general_log=ON', 'general_log_file=general.log'] });
  }, 120_000);
  afterAll(() => cluster.stop());

  const node = (at: number) => cluster.nodes[at] as GaleraCluster['nodes'][number];
  const newDatabase = (name: string) =>
    node(0).query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
  const start = async (at: number, name: string) =>
    runProgram('migrate-command', await serverEnvironment({ kind: 'mariadb', url: node(at).url(name) }));
  const schemaAt = async (at: number, name: string) => {
    const options = mariaDbOptions(node(at).url(name), { acquireMs: 10_000, statementMs: 10_000 });
    const source = await new DataSource(options).initialize();
    const schema = await schemaOf(source);
    await source.destroy();
    return schema;
  };

  /** How often each statement of a migration was sent, to whichever node. A node does not log what it applies for others. */
  function timesSent(): Map<string, number> {
    const times = new Map<string, number>();
    for (const { folder } of cluster.nodes) {
      const log = readFileSync(join(folder, 'data/general.log'), 'utf8');
      for (const [, sql = ''] of log.matchAll(/\bQuery\t((?:CREATE|ALTER|DROP|INSERT INTO \S*`migrations`).*)/g))
        if (!/DATABASE|migration_lease/.test(sql)) times.set(sql, (times.get(sql) ?? 0) + 1);
    }
    return times;
  }

  it('runs each statement exactly once, and the other one waits', async () => {
    await newDatabase('together');
    // Held until both wait: otherwise a fast one is done before the other one has started.
    const url = node(0).url('together');
    const source = await new DataSource(mariaDbOptions(url, { acquireMs: 10_000, statementMs: 10_000 })).initialize();
    const lease = new MigrationLease(source);
    await lease.acquire(() => undefined);
    const programs = await Promise.all([0, 1].map((at) => start(at, 'together')));
    const ends = programs.map(outputOf);
    await Promise.all(programs.map(({ stderr }) => once(stderr as Readable, 'data')));
    await lease.release();
    await source.destroy();
    const outputs = await Promise.all(ends);
    expect(outputs.map(({ code }) => code)).toEqual([0, 0]);
    expect(outputs.map(({ stdout }) => stdout).sort()).toEqual([`Done:\n${ALL}`, 'No migration is pending.\n']);
    const waiting = outputs.find(({ stdout }) => stdout.startsWith('No'));
    expect(waiting?.stderr).toMatch(/^Another process runs migrations \(.+, process \d+; it has until .+ UTC, or/);

    const times = timesSent();
    expect(times.size).toBeGreaterThan(2 * MIGRATIONS.length);
    expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
    expect(await schemaAt(1, 'together')).toBe(storedSchema('mariadb'));
  }, 120_000);

  it('gives the lease to one of two processes that ask two nodes for it at the same moment', async () => {
    await newDatabase('contested');
    const sources = await Promise.all(
      [0, 1].map((at) => {
        const options = mariaDbOptions(node(at).url('contested'), { acquireMs: 10_000, statementMs: 10_000 });
        return new DataSource(options).initialize();
      }),
    );
    let holders = 0;
    for (let round = 0; round < 4; round++) {
      const acquired = sources.map(async (source) => {
        const lease = new MigrationLease(source);
        await lease.acquire(() => undefined);
        holders += 1;
        expect(holders).toBe(1);
        await lease.requireHeld();
        holders -= 1;
        await lease.release();
      });
      await Promise.all(acquired);
    }
    for (const source of sources) await source.destroy();
  }, 60_000);

  it('goes on at another node when the process that ran them is killed', async () => {
    await newDatabase('killed');
    const killed = await start(0, 'killed');
    const tables = async () => {
      const [row] = await node(1).query(
        "SELECT COUNT(*) AS number FROM information_schema.tables WHERE table_schema = 'killed'",
      );
      return Number(row?.['number']);
    };
    while ((await tables()) < 8) await delay(20);
    killed.kill('SIGKILL');
    await ended(killed);
    // A statement that was sent before goes on. In real use it has the rest of the lease for it.
    const open = async () => node(0).query("SELECT 1 FROM information_schema.processlist WHERE db = 'killed'");
    while ((await open()).length > 0) await delay(20);
    const other = outputOf(await start(1, 'killed'));
    // What the clock would do.
    await node(0).query(`USE killed; ${OVER}`);
    const { code, stdout, stderr } = await other;
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    expect(stdout).toBe(`Done:\n${ALL}`);
    expect(await schemaAt(0, 'killed')).toBe(storedSchema('mariadb'));
  }, 120_000);
});
