/** HAProxys on free ports of loopback, between the product and its database, and before the product. */
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild, statusOf } from './child.mjs';
import { freePorts } from './free-ports.mjs';
import { haproxyConfiguration } from './haproxy-configuration.mjs';

export const HAPROXY = '/usr/sbin/haproxy';
export const DATABASE = 'touchline';
const SEEN_MS = 30_000;

export async function startHaproxys(folder, nodes, instances, count) {
  const peers = (await freePorts(count)).map((port, at) => ({ name: `haproxy${at + 1}`, host: '127.0.0.1', port }));
  const ports = await freePorts(count * 3);
  return Promise.all(
    peers.map((peer, at) =>
      startHaproxy({ folder, nodes, instances, peers, peer, ports: ports.slice(at * 3, at * 3 + 3) }),
    ),
  );
}

async function startHaproxy({ folder, nodes, instances, peers, peer: { name }, ports: [writer, reader, product] }) {
  const file = join(folder, `${name}.cfg`);
  const socket = join(folder, `${name}.sock`);
  const configuration = haproxyConfiguration({
    global: [`stats socket ${socket} level admin`],
    nodes,
    instances: instances.map((port, at) => ({ name: `instance${at + 1}`, host: '127.0.0.1', port })),
    peers,
    listen: { writer: `127.0.0.1:${writer}`, reader: `127.0.0.1:${reader}`, product: [`127.0.0.1:${product}`] },
  });
  await writeFile(file, configuration);
  const start = () =>
    startChild(name, HAPROXY, ['-db', '-L', name, '-f', file], {
      isUp: async () => (await statusOf(product, '/')) !== null,
    });
  let child = await start();
  const url = (port, user) => `mariadb://${user}:touchline@127.0.0.1:${port}/${DATABASE}`;
  return {
    name,
    file,
    socket,
    address: `http://127.0.0.1:${product}`,
    writerUrl: url(writer, 'touchline'),
    readerUrl: url(reader, 'touchline'),
    migrationsUrl: url(writer, 'touchline_migrations'),
    writerPort: writer,
    readerPort: reader,
    command: (text) => askSocket(socket, text),
    statuses: async () => statusesIn(await askSocket(socket, 'show stat')),
    /** Resolves when the servers of a section, such as `instances`, are in use. */
    seesAll: async (section) => {
      for (const deadline = Date.now() + SEEN_MS; Date.now() < deadline; await delay(100)) {
        const servers = statusesIn(await askSocket(socket, 'show stat')).filter((row) => row.section === section);
        if (servers.every(({ status }) => status.startsWith('UP'))) return;
      }
      throw new Error(`${name} does not use all servers of ${section}.`);
    },
    kill: (signal) => child.kill(signal),
    end: () => child.end(),
    start: async () => {
      child = await start();
    },
  };
}

/** Sends a command to the administration of HAProxy and resolves with its answer. */
function askSocket(path, command) {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(path, () => socket.write(`${command}\n`));
    socket
      .setEncoding('utf8')
      .on('data', (text) => (answer += text))
      .once('end', () => resolve(answer))
      .once('error', reject);
  });
}

/** One entry per server: its section, its name, its status ("UP", "DOWN", "DOWN 1/2" …) and its open connections. */
function statusesIn(table) {
  const [head, ...rows] = table.trim().split('\n');
  const names = head.replace('# ', '').split(',');
  return rows
    .map((row) => Object.fromEntries(row.split(',').map((value, at) => [names[at], value])))
    .filter(({ svname }) => svname !== 'FRONTEND' && svname !== 'BACKEND')
    .map(({ pxname, svname, status, scur }) => ({ section: pxname, name: svname, status, sessions: Number(scur) }));
}
