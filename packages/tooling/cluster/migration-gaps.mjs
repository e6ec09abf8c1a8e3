/**
 * For how long each migration stops the writes of others on a cluster of three nodes. Large tables have `rows` rows when a
 * migration reaches them. `node packages/tooling/cluster/migration-gaps.mjs [rows]` prints a line per migration.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { buildAllChanged } from '../commands/build-changed.mjs';
import { ROOT } from '../release/parts.mjs';
import { fillTables } from './fill-table.mjs';
import { startGalera } from './galera.mjs';

/** Tables that grow each day. */
const LARGE_TABLES = new Set([
  ...['wellness_entries', 'attendance_records', 'training_sessions', 'calendar_events', 'security_entries'],
]);
const SMALL_ROWS = 20_000;
/** Between two writes of the others: 50 a second. */
const WRITE_MS = 20;
const MAX_IN_FLIGHT = 20;
/** Writes go on before and after each migration, so that a gap at its edges counts, too. */
const MARGIN_MS = 400;
const DATABASE = 'gaps';

/**
 * @param {{ rows?: number, onResult?: (result: { name: string, ms: number, gapMs: number }) => void }} [options]
 *   `rows`: of each large table; `onResult`: called after each migration, and first for a time without one
 * @returns {Promise<{ name: string, ms: number, gapMs: number }[]>} how long each took, and the longest time between two
 *   confirmed writes of others meanwhile, in milliseconds
 */
export async function measureMigrationGaps({ rows = 1_000_000, onResult = () => {} } = {}) {
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
  const { MIGRATIONS } = await fromApi('database/migrations/index.js');
  const cluster = await startGalera({ settings: ['innodb_buffer_pool_size=256M'] });
  const results = [];
  const report = (result) => {
    results.push(result);
    onResult(result);
  };
  try {
    const [writer] = cluster.nodes;
    await writer.query(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
      CREATE DATABASE beside; CREATE TABLE beside.writes (id BIGINT AUTO_INCREMENT PRIMARY KEY, at DATETIME(3))`);
    const filled = new Set(['migrations']);
    report({ name: 'none', ...(await longestGap(writer, () => delay(5000))) });
    for (const Migration of MIGRATIONS) {
      report({ name: Migration.name, ...(await longestGap(writer, () => runMigration(writer, Migration))) });
      await fillNewTables(cluster.nodes, filled, rows);
    }
  } finally {
    await cluster.stop();
  }
  return results;
}

const fromApi = (file) => import(pathToFileURL(join(ROOT, 'api/dist', file)).href);

async function runMigration(node, Migration) {
  const { DataSource } = await import('typeorm');
  const { mariaDbOptions } = await fromApi('database/data-source-options.js');
  const options = mariaDbOptions(node.url(DATABASE), { acquireMs: 10_000, statementMs: 600_000 }, 2);
  const source = await new DataSource({ ...options, migrations: [Migration] }).initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

/** On each node by itself, with the same rows: replicated, millions of rows would take many times as long. */
async function fillNewTables(nodes, filled, rows) {
  const fill = async (node) => {
    const connection = await mysql.createConnection(node.url(DATABASE).replace('mariadb:', 'mysql:'));
    await connection.query('SET SESSION wsrep_on = OFF');
    const query = async (sql) => (await connection.query(sql))[0];
    const rowsOf = (table) => (filled.has(table) ? 0 : LARGE_TABLES.has(table) ? rows : SMALL_ROWS);
    await fillTables(query, rowsOf);
    const tables = (await query('SHOW TABLES')).map((row) => Object.values(row)[0]);
    await connection.end();
    return tables;
  };
  const [tables] = await Promise.all(nodes.map(fill));
  for (const table of tables) filled.add(table);
}

/** Runs `work` while others write into another table. */
async function longestGap(node, work) {
  const pool = mysql.createPool({
    uri: node.url('beside').replace('mariadb:', 'mysql:'),
    connectionLimit: MAX_IN_FLIGHT,
  });
  let last = performance.now();
  let gapMs = 0;
  let inFlight = 0;
  const timer = setInterval(() => {
    if (inFlight === MAX_IN_FLIGHT) return;
    inFlight += 1;
    pool
      .query('INSERT INTO writes (at) VALUES (NOW(3))')
      .then(() => {
        gapMs = Math.max(gapMs, performance.now() - last);
        last = performance.now();
      })
      .finally(() => (inFlight -= 1));
  }, WRITE_MS);
  await delay(MARGIN_MS);
  gapMs = 0;
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  await delay(MARGIN_MS);
  clearInterval(timer);
  while (inFlight > 0) await delay(WRITE_MS);
  await pool.end();
  return { ms: Math.round(ms), gapMs: Math.round(gapMs) };
}

if (process.argv[1] === import.meta.filename) {
  const rows = Number(process.argv[2] ?? 1_000_000);
  await measureMigrationGaps({
    rows,
    onResult: ({ name, ms, gapMs }) => process.stdout.write(`${name.padEnd(48)} ${ms} ms, gap ${gapMs} ms\n`),
  });
}
