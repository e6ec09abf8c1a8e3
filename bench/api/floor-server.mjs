/**
 * The least that an answer of the API can cost: Fastify and the database's own driver send the statements that the
 * product sends, one after the other, and serialise the object that the product answers. `api.bench.ts` starts it as a
 * process of its own, with a recording of both as `process.argv[2]`, and reads the port from its first line.
 */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { fastify } from 'fastify';
import mysql from 'mysql2';

const { database, calls } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'), revive);
const send = database.kind === 'sqlite' ? onSqlite(database.file) : onMariaDb(database.url);

const server = fastify();
for (const [path, variants] of grouped(calls)) {
  server.get(path, async (request, reply) => {
    const { statements, answer } = variants.get(request.url);
    for (const { sql, parameters } of statements) await send(sql, parameters);
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(answer);
  });
}
await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${server.addresses()[0].port}\n`);
process.on('SIGINT', () => process.exit(0));

/** Parameters that JSON does not know are recorded as `{ $date }`. */
function revive(_key, value) {
  return typeof value?.$date === 'string' ? new Date(value.$date) : value;
}

function grouped(recorded) {
  const routes = new Map();
  for (const call of recorded) {
    const [path] = call.url.split('?');
    routes.set(path, (routes.get(path) ?? new Map()).set(call.url, call));
  }
  return routes;
}

function onSqlite(file) {
  const connection = new DatabaseSync(file, { readOnly: true });
  const prepared = new Map();
  return (sql, parameters) => {
    if (!prepared.has(sql)) prepared.set(sql, connection.prepare(sql));
    return prepared.get(sql).all(...parameters);
  };
}

/** With the options of the product's pool that decide what the driver makes of a row. */
function onMariaDb(url) {
  const pool = mysql.createPool({
    uri: url.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'],
    connectionLimit: 10,
  });
  pool.on('connection', (connection) => connection.query("SET SESSION time_zone = '+00:00'"));
  return (sql, parameters) =>
    new Promise((resolve, reject) => {
      pool.query(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows)));
    });
}
