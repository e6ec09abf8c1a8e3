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
const GREETING_MS = 5000;

/**
 * @param {object} options
 * @param {string} options.folder for configurations and sockets
 * @param {object[]} options.nodes see `haproxyConfiguration`
 * @param {number[]} options.instances ports of the instances
 * @param {number} options.count how many HAProxys
 * @param {boolean} [options.agree] whether they tell each other which node is the writer; without that each keeps its own
 * @param {{ authority: string, pem: string } | null} options.tls the HAProxys encrypt what they send each other, and each stands
 *   beside one instance
 */
export async function startHaproxys({ folder, nodes, instances, count, agree = true, tls }) {
  const ports = await freePorts(count * 5);
  const places = Array.from({ length: count }, (_, at) => {
    const [peer, writer, reader, product, inside] = ports.slice(at * 5, at * 5 + 5);
    return { name: `haproxy${at + 1}`, peer, writer, reader, product, inside, instance: instances[at] };
  });
  const servers = tls ? places.map(({ inside }) => inside) : instances;
  const shared = {
    nodes,
    instances: servers.map((port, at) => ({ name: `instance${at + 1}`, host: '127.0.0.1', port })),
  };
  const peerOf = ({ name, peer }) => ({ name, host: '127.0.0.1', port: peer });
  return Promise.all(
    places.map((place) => {
      const peers = (agree ? places : [place]).map(peerOf);
      return startHaproxy({ folder, shared: { ...shared, peers }, place, tls });
    }),
  );
}

async function startHaproxy({ folder, shared, place, tls }) {
  const { name, writer, reader, product, inside, instance } = place;
  const file = join(folder, `${name}.cfg`);
  const socket = join(folder, `${name}.sock`);
  const own = {
    global: [`stats socket ${socket} level admin`],
    listen: { writer: `127.0.0.1:${writer}`, reader: `127.0.0.1:${reader}`, product: [`127.0.0.1:${product}`] },
    inside: tls && {
      address: `127.0.0.1:${inside}`,
      instance: `127.0.0.1:${instance}`,
      certificate: tls.pem,
      authority: tls.authority,
    },
  };
  await writeFile(file, haproxyConfiguration({ ...shared, ...own }));
  const isUp = async () =>
    (await statusOf(product, '/')) !== null && (shared.nodes.length === 0 || (await greets(writer)));
  const start = () => startChild(name, HAPROXY, ['-db', '-L', name, '-f', file], { isUp });
  let child = await start();
  return {
    ...{
      name,
      file,
      socket,
      insideAddress: `http://127.0.0.1:${inside}`,
      writerPort: writer,
      readerPort: reader,
      address: `http://127.0.0.1:${product}`,
    },
    ...urls({ writer, reader, tls }),
    ...administration(name, socket),
    get pid() {
      return child.isRunning() ? child.pid : 0;
    },
    kill: (signal) => child.kill(signal),
    end: () => child.end(),
    start: async () => {
      child = await start();
    },
  };
}

function urls({ writer, reader, tls }) {
  const url = (user, port) =>
    `mariadb://${user}:touchline@${tls ? 'localhost' : '127.0.0.1'}:${port}/${DATABASE}${tls ? `?ssl-ca=${tls.authority}` : ''}`;
  return {
    writerUrl: url('touchline', writer),
    readerUrl: url('touchline', reader),
    migrationUrl: url('touchline_migration', writer),
  };
}

function administration(name, socket) {
  const command = (text) => askSocket(socket, text);
  const servers = async (section) => serversIn(await command('show stat')).filter((row) => row.section === section);
  return {
    command,
    servers,
    /** Resolves when all servers of a section, such as `instances`, are in use. */
    seesAll: async (section) => {
      for (const deadline = Date.now() + SEEN_MS; Date.now() < deadline; await delay(100))
        if ((await servers(section)).every(({ status }) => status.startsWith('UP'))) return;
      throw new Error(`${name} does not use all servers of ${section}.`);
    },
  };
}

/** Whether a database sends its greeting through this port. */
function greets(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (isGreeted) => {
      socket.destroy();
      resolve(isGreeted);
    };
    socket.once('data', () => done(true)).once('error', () => done(false));
    socket.once('close', () => done(false)).setTimeout(GREETING_MS, () => done(false));
  });
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
function serversIn(table) {
  const [head, ...rows] = table.trim().split('\n');
  const names = head.replace('# ', '').split(',');
  return rows
    .map((row) => Object.fromEntries(row.split(',').map((value, at) => [names[at], value])))
    .filter(({ svname }) => svname !== 'FRONTEND' && svname !== 'BACKEND')
    .map(({ pxname, svname, status, scur }) => ({ section: pxname, name: svname, status, sessions: Number(scur) }));
}
