/**
 * Beside each database node: tells HAProxy over HTTP whether this node may be used. `GET /writer` and `GET /reader` answer 200, or
 * 503 with the reason. A cut-off node still accepts connections and answers `SELECT 1`, so a check of the port would not find it.
 *
 * CHECK_HOST and CHECK_PORT: where it listens (127.0.0.1, 9200). CHECK_DATABASE: the address of the node itself, for example
 * `mariadb://touchline_check@localhost/?socketPath=/run/mysqld/mysqld.sock`. Its user needs no privilege.
 */
import { createServer } from 'node:http';
import mysql from 'mysql2/promise';

const { CHECK_HOST = '127.0.0.1', CHECK_PORT = '9200', CHECK_DATABASE } = process.env;
/** Shorter than `timeout check` of HAProxy, so that a frozen server is answered for in time. */
const DEADLINE_MS = 700;
/** Several HAProxys ask at the same time; one look at the server serves them all. */
const REUSE_MS = 200;
/** A server that opens a connection for each look would refuse the look when all its connections are in use. */
let connection = null;
let lastLook = { at: 0, state: null };

const LOOK = `SELECT @@global.read_only AS read_only, @@global.wsrep_sst_method AS transfer;
  SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_local_state', 'wsrep_cluster_status')`;
const SYNCED = '4';
const DONOR = '2';

/** Why the node must not be used; null: it may. */
function problem(state, use) {
  if (state.wsrep_cluster_status !== 'Primary') return `cut off: the cluster is ${state.wsrep_cluster_status}`;
  if (state.wsrep_ready !== 'ON') return 'not ready';
  if (state.read_only) return 'read-only';
  if (state.wsrep_local_state === SYNCED) return null;
  // A writer goes on while it gives its data to a joining node, or the last two nodes would be none. Only mariabackup lets it.
  if (use === 'writer' && state.wsrep_local_state === DONOR && state.transfer === 'mariabackup') return null;
  return `not in sync: state ${state.wsrep_local_state}`;
}

async function look() {
  connection ??= await connect();
  const [[[variables], status]] = await connection.query(LOOK);
  return { ...variables, ...Object.fromEntries(status.map((row) => [row.Variable_name, row.Value])) };
}

async function connect() {
  const opened = await mysql.createConnection({
    uri: CHECK_DATABASE,
    connectTimeout: DEADLINE_MS,
    multipleStatements: true,
  });
  opened.on('error', () => forget(opened));
  return opened;
}

function forget(opened) {
  opened?.destroy();
  if (connection === opened) connection = null;
}

/** The state of the server, not older than REUSE_MS. Rejects when the server does not tell it within DEADLINE_MS. */
function currentState() {
  if (Date.now() - lastLook.at > REUSE_MS) lastLook = { at: Date.now(), state: withDeadline(look()) };
  return lastLook.state;
}

async function withDeadline(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    forget(connection);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

createServer(async (request, response) => {
  const use = request.url?.slice(1);
  if (use !== 'writer' && use !== 'reader') return response.writeHead(404).end();
  const reason = await currentState().then(
    (state) => problem(state, use),
    (error) => error.message || error.code,
  );
  response.writeHead(reason === null ? 200 : 503, { 'content-type': 'text/plain', connection: 'close' });
  return response.end(`${reason ?? 'ok'}\n`);
}).listen(Number(CHECK_PORT), CHECK_HOST);
