/** For how long each migration stops the writes of others on a cluster of three nodes with large tables. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { headline } from '../../packages/tooling/soak/specs.mjs';
import { fillTables } from '../servers/fill-table.mjs';
import { startGalera } from '../servers/galera.mjs';

/** Of each large table, when a migration reaches it. */
const ROWS = Number(process.env.DRILL_ROWS ?? 1_000_000);
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
 * Prints for each migration how long it took, and the longest time between two confirmed writes of others meanwhile; first for a time
 * without a migration. Nothing here can fail the soak: those that are slow say so in the table of the migrations.
 */
export async function migrationGaps() {
  process.stderr.write('\n== gaps\n');
  const started = Date.now();
  const lines = [];
  const report = (name, { ms, gapMs }) => {
    lines.push(`  ${name.padEnd(48)} ${ms} ms, gap ${gapMs} ms`);
    process.stderr.write(`${lines.at(-1)}\n`);
  };
  const { MIGRATIONS } = await fromApi('database/migrations/index.js');
  const cluster = await startGalera({ settings: ['innodb_buffer_pool_size=256M'] });
  try {
    const [writer] = cluster.nodes;
    await writer.query(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
      CREATE DATABASE beside; CREATE TABLE beside.writes (id BIGINT AUTO_INCREMENT PRIMARY KEY, at DATETIME(3))`);
    const filled = new Set(['migrations']);
    report('none', await longestGap(writer, () => delay(5000)));
    for (const Migration of MIGRATIONS) {
      report(Migration.name, await longestGap(writer, () => runMigration(writer, Migration)));
      await fillNewTables(cluster.nodes, filled);
    }
  } finally {
    await cluster.stop();
  }
  return [[headline(`gaps at ${ROWS} rows`, started, true), ...lines].join('\n')];
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
async function fillNewTables(nodes, filled) {
  const fill = async (node) => {
    const connection = await mysql.createConnection(node.url(DATABASE).replace('mariadb:', 'mysql:'));
    await connection.query('SET SESSION wsrep_on = OFF');
    const query = async (sql) => (await connection.query(sql))[0];
    const rowsOf = (table) => (filled.has(table) ? 0 : LARGE_TABLES.has(table) ? ROWS : SMALL_ROWS);
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
