/** Clients that write all the time through HAProxy, with a key of their own for each row, and a ledger of the writes confirmed to them. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { until } from '../../../packages/tooling/test/support/dev-process.mjs';

const CLIENTS_PER_ADDRESS = 3;
const DEADLINE_MS = 3000;
const PAUSE_MS = 10;
export const TABLE = 'touchline.written_rows';

/**
 * @param {number[]} ports of HAProxys
 * @param {string} authority file of certificates
 */
export function startWriters(ports, authority) {
  /** The confirmed write: the key, the node that confirmed it, and when that was known. */
  const confirmed = [];
  let stopped = false;
  const clients = ports.flatMap((port) =>
    Array.from({ length: CLIENTS_PER_ADDRESS }, async () => {
      const client = createClient(port, authority);
      while (!stopped) {
        const key = randomUUID();
        const node = await client.write(key, () => stopped);
        if (node !== null) confirmed.push({ key, node, at: performance.now() });
        await delay(PAUSE_MS);
      }
      client.close();
    }),
  );
  return {
    confirmed,
    /** Resolves when every address has a new row on one of these nodes, and none on others. */
    writeOn: (names) => {
      const from = confirmed.length;
      return until(`rows on ${names.join(', ')}`, () => {
        const news = confirmed.slice(from).slice(-10);
        return news.length === 10 && news.every(({ node }) => names.includes(node));
      });
    },
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

function createClient(port, authority) {
  let connection = null;
  const close = () => {
    connection?.destroy();
    connection = null;
  };
  const open = async () => {
    const ssl = { ca: readFileSync(authority) };
    const address = { host: 'localhost', port, user: 'touchline', password: 'touchline', ssl };
    connection = await mysql.createConnection({ ...address, connectTimeout: DEADLINE_MS });
    connection.on('error', () => {});
  };
  const insert = async (key) => {
    if (connection === null) await open();
    // A row that a node stored just before it died is there already, and another one confirms it.
    const sql = `INSERT INTO ${TABLE} VALUES (?) ON DUPLICATE KEY UPDATE id = id RETURNING @@wsrep_node_name AS node`;
    const [[row]] = await connection.query({ sql, values: [key], timeout: DEADLINE_MS });
    return row.node;
  };
  return {
    close,
    /** Sends the row again with its key until it is confirmed. Resolves with that node; null when it gave up. */
    write: async (key, isStopped) => {
      for (;;) {
        try {
          return await insert(key);
        } catch {
          close();
          if (isStopped()) return null;
          await delay(10 * PAUSE_MS);
        }
      }
    },
  };
}

/** What a node confirmed after another one had begun to. */
export function lateRows(confirmed) {
  let current = null;
  const former = new Set();
  return confirmed.filter(({ node }) => {
    if (node === current) return false;
    if (former.has(node)) return true;
    if (current !== null) former.add(current);
    current = node;
    return false;
  });
}
