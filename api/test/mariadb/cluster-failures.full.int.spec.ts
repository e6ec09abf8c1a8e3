import { setTimeout as delay } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { startGalera, type GaleraCluster } from '../../../cluster/servers/galera.mjs';
import type { Settings } from '../../src/config/settings.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { createDatabaseContext } from '../../src/database-context.js';
import { mariaDbClusterCheck } from '../../src/doctor/checks/mariadb-cluster.check.js';
import { DoctorContext } from '../../src/doctor/doctor-context.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { measuring, scrape } from '../metrics/support/scrape.js';
import { describeOnGalera } from '../support/describe-on-galera.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOST = '127.0.0.1';
/** Within it, an instance looks where its writer is. */
const LOOKS_MS = 2500;

/** Three nodes; the application writes through a proxy that leads to the first, and reads through one to the third. */
describeOnGalera('a cluster of which nodes are lost', () => {
  let cluster: GaleraCluster;
  let database: string;
  let writer: TcpProxy;
  let reader: TcpProxy;
  let at: TestApp;
  let actors: Actors;

  const node = (place: number) => {
    const found = cluster.nodes[place];
    if (!found) throw new Error(`There is no node ${place}.`);
    return found;
  };
  const target = (place: number) => ({ host: HOST, port: node(place).port });
  const urlOf = (port: number) => `mariadb://root@${HOST}:${port}/${database}`;

  beforeAll(async () => {
    cluster = await startGalera();
    process.env['TEST_DATABASE_URL'] = node(0).url();
    const made = await createMigratedDatabase();
    database = made.target.kind === 'mariadb' ? new URL(made.target.url).pathname.slice(1) : '';
    writer = new TcpProxy(target(0));
    reader = new TcpProxy(target(2));
    const urls = [await writer.plugIn(), await reader.plugIn()].map(urlOf);
    at = await createTestApp({
      database: { target: { kind: 'mariadb', url: urls[0] ?? '' }, drop: async () => undefined },
      settings: {
        ...(await measuring()),
        DATABASE_URL: urls[0] ?? '',
        DATABASE_READER_URL: urls[1] ?? '',
        DATABASE_STATEMENT_MS: '20000',
        DATABASE_READ_MS: '20000',
        DATABASE_WRITE_MS: '20000',
      },
    });
    writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
    actors = await createActors(at);
  }, 120_000);
  afterAll(async () => {
    await at.close();
    await Promise.all([writer.pull(), reader.pull()]);
    await cluster.stop();
  }, 60_000);

  async function create(name: string, key: string | null) {
    const code_expires_at = new Date(at.clock.now().getTime() + 3_600_000).toISOString();
    const body = { sport: 'Soccer (W)', name, registration_code: name, code_expires_at };
    const response = await actors.own.post(
      '/api/teams',
      body,
      key === null ? {} : { headers: { 'idempotency-key': key } },
    );
    return { status: response.statusCode, body: response.json<{ team_id?: number; message?: string }>() };
  }
  const storedTeams = async (place: number, name: string) =>
    (
      await node(place).query(
        `SET SESSION wsrep_sync_wait = 1; SELECT id FROM ${database}.teams WHERE name = '${name}'`,
      )
    )[1];
  const listed = async (name: string) => {
    const response = await actors.own.get('/api/teams');
    return { status: response.statusCode, isListed: response.payload.includes(name) };
  };
  const readiness = async () => (await new Actor(at).get('/api/health/ready')).statusCode;

  it('shows a coach the change just saved, although the node that reads lags behind', async () => {
    const lagging = await mysql.createConnection(
      node(2)
        .url()
        .replace(/^mariadb:/, 'mysql:'),
    );
    await lagging.query('FLUSH TABLES WITH READ LOCK');
    expect((await create('LAGGING1', null)).status).toBe(201);
    const list = listed('LAGGING1');
    await delay(300);
    await lagging.end();
    expect(await list).toEqual({ status: 200, isListed: true });
  });

  it('is described by the doctor', async () => {
    const sentences = async (settings: Partial<Settings>): Promise<string[]> => {
      const context = new DoctorContext({ ...at.settings, ...settings }, [], '', 10_000, null);
      const found = [await mariaDbClusterCheck.run(context)].flat();
      await (await context.database.open()).destroy();
      return found.map(({ status, sentence }) => `${status}: ${sentence}`);
    };
    expect(await sentences({})).toEqual([
      'ok: The node of DATABASE_URL works in a cluster of 3.',
      'ok: The nodes of DATABASE_READER_URL serve reads.',
    ]);
    const patience = { ...at.settings.databaseDeadlines, writeMs: 3000 };
    const away = { databaseReaderUrl: 'mariadb://root@127.0.0.1:1/club', databaseDeadlines: patience };
    expect(await sentences(away)).toEqual([
      'ok: The node of DATABASE_URL works in a cluster of 3.',
      expect.stringMatching(/^warning: DATABASE_WRITE_MS is 3000: set it to 3400/),
      'warning: No node of DATABASE_READER_URL answers: DATABASE_URL serves all reads.',
    ]);
  });

  it('reads from the writer while no reader can be reached', async () => {
    await reader.pull();
    expect((await create('NOREADER', null)).status).toBe(201);
    expect(await listed('NOREADER')).toEqual({ status: 200, isListed: true });
    await reader.plugIn();
  });

  it('is refused as the database of writes when connections are spread over its nodes', async () => {
    const spread = new TcpProxy(target(0));
    const url = urlOf(await spread.plugIn());
    spread.leadTo(target(0), target(1));
    const context = await createDatabaseContext({ kind: 'mariadb', url });
    const opened = context.get(DatabaseConnection).open();
    await expect(opened).rejects.toThrow(/^DATABASE_URL leads to several servers \(.+\)\. Touchline needs one/);
    await context.close();
    await spread.pull();
  });

  it('answers with the stored row, and saves on the next node, when the writer is cut off during COMMIT', async () => {
    expect(await readiness()).toBe(200);
    await node(0).cutOff();
    const [withKey, without] = [create('CUTKEYED', 'cut'), create('CUTALONE', null)];
    while ((await state(0)) === 'Primary') await delay(50);
    // It still accepts connections, and answers statements that need no table.
    expect(await node(0).query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await readiness()).toBe(503);

    writer.leadTo(target(1));
    const saved = await withKey;
    expect(saved.status).toBe(201);
    expect(await storedTeams(1, 'CUTKEYED')).toEqual([{ id: saved.body.team_id }]);
    expect(await without).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('may have been saved') },
    });
    expect(await listed('CUTKEYED')).toEqual({ status: 200, isListed: true });
    expect(await readiness()).toBe(200);
    await node(0).rejoin();
  });

  const state = async (place: number) =>
    (await node(place).query("SHOW STATUS LIKE 'wsrep_cluster_status'"))[0]?.['Value'];

  it('waits at COMMIT while another node is frozen, and is slow instead of failing', async () => {
    node(0).pause();
    const saved = await create('FROZEN01', null);
    node(0).resume();
    expect(saved.status).toBe(201);
    expect(await listed('FROZEN01')).toEqual({ status: 200, isListed: true });
  });

  it('writes no longer to the previous writer, although its connections are still open', async () => {
    const nameOfNode = 'SELECT CONCAT(@@wsrep_node_name, SLEEP(0.2) * 0) AS name';
    const nodesOfWrites = async () => {
      const names = await Promise.all(
        Array.from({ length: 5 }, () => at.write((tx) => tx.query<{ name: string }[]>(nameOfNode))),
      );
      return [...new Set(names.map(([row]) => row?.name))];
    };
    const namedByMetrics = async () =>
      (await scrape(at))
        .filter(({ name }) => name === 'touchline_database_writer_info')
        .map(({ labels }) => labels['node']);
    const [before, after] = [node(1).name, node(2).name].map((name) => `${name}0`);
    expect(await nodesOfWrites()).toEqual([before]);
    expect(await namedByMetrics()).toEqual([node(1).name]);

    // Nobody asks for readiness.
    writer.leadNewTo(target(2));
    for (const deadline = Date.now() + 10_000; (await nodesOfWrites())[0] !== after && Date.now() < deadline;)
      await delay(200);
    expect(await nodesOfWrites()).toEqual([after]);
    expect(await namedByMetrics()).toEqual([node(2).name]);
  });

  it('knows all that the previous writer has confirmed, although the next one lags behind', async () => {
    const lagging = await mysql.createConnection(node(1).url().replace('mariadb:', 'mysql:'));
    await lagging.query('FLUSH TABLES WITH READ LOCK');
    expect((await create('FORMER01', null)).status).toBe(201);
    writer.leadNewTo(target(1));
    await delay(LOOKS_MS);
    const team = `SELECT @@wsrep_node_name AS node, COUNT(*) AS count FROM teams WHERE name = 'FORMER01'`;
    const found = at.write((tx) => tx.query<{ node: string; count: number }[]>(team));
    await delay(300);
    await lagging.end();
    expect(await found).toEqual([{ node: node(1).name, count: 1 }]);
  });
});
