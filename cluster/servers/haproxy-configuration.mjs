/** The configuration of HAProxy: the same for a cluster on loopback and for one of real machines. */

/**
 * Calls that one instance has at once. It refuses quickly the calls that are too much for it, but a thousand calls at the
 * same moment would keep it from answering whether it lives.
 */
export const CALLS_AT_ONCE = 200;
/** For how long a browser's connection without calls stays open. All of them count among the connections of the frontend. */
const IDLE_SECONDS = 30;
/** A client that goes by the header stops using a connection this much earlier. */
const IDLE_MARGIN_SECONDS = 5;
const BUSY_TEXT = 'The server is busy. Please try again in a moment.';
/** The answer of a busy instance, as the pages know it. */
export const BUSY = { statusCode: 503, code: 'busy', error: BUSY_TEXT, message: BUSY_TEXT };
/** HAProxy's own refusal. The seconds after which a call is sent again differ from call to call, as those of an instance do. */
const REFUSAL = [
  `http-error status 503 content-type application/json string '${JSON.stringify(BUSY)}'`,
  'hdr cache-control no-store hdr retry-after "%[rand(3),add(1)]"',
].join(' ');

/** What refuses checks leaves within 1.6 s. A node that is well again is used within 0.6 s, an instance within 0.3 s. */
const CHECKS = 'inter 1s fastinter 300ms downinter 300ms fall 2';
/**
 * Sessions on a node that left are ended, so that nobody goes on writing there. Calls of an instance that stops are answered. A node
 * that refuses a connection is asked within 0.3 s how it is.
 */
const NODE_CHECKS = `${CHECKS} rise 2 on-marked-down shutdown-sessions observe layer4 error-limit 1 on-error fastinter`;

/**
 * @typedef {{ name: string, host: string, port: number }} Server
 * @param {object} cluster
 * @param {string[]} cluster.global further lines of the section `global`
 * @param {(Server & { checkPort: number })[]} cluster.nodes databases, in the order in which they become the writer
 * @param {Server[]} cluster.instances of the product, as this HAProxy reaches them
 * @param {Server[]} cluster.peers all HAProxys, which agree on the writer
 * @param {{ writer: string, reader: string, product: string[] }} cluster.listen where it listens: addresses, with options of `bind`
 * @param {boolean} [cluster.onlyHttps] leads calls without TLS to https
 * @param {{ address: string, instance: string, certificate: string, authority: string } | null} [cluster.inside] where the other
 *   machines reach the product of this one, encrypted; `certificate`: a file with certificate and key; null: they reach it directly
 * @returns {string}
 */
export function haproxyConfiguration({
  global = [],
  nodes,
  instances,
  peers,
  listen,
  onlyHttps = false,
  inside = null,
}) {
  const databases = (path) => [
    '  mode tcp',
    `  option httpchk GET ${path}`,
    '  http-check expect status 200',
    // As long as MariaDB keeps an idle connection.
    '  timeout client 8h',
    '  timeout server 8h',
    '# The product connects again, or reads from the writer, and sooner: HAProxy would wait for a second before it tries again.',
    '  retries 0',
    '# A client that gave up leaves no connection on a node that does not answer any more.',
    '  timeout client-fin 2s',
    '  timeout server-fin 2s',
    ...nodes.map(
      ({ name, host, port, checkPort }) => `  server ${name} ${host}:${port} check port ${checkPort} ${NODE_CHECKS}`,
    ),
  ];
  const encrypted = inside ? ` ssl verify required ${tlsFiles(inside)}` : '';
  const products = instances.map(
    ({ name, host, port }) => `  server ${name} ${host}:${port} check ${CHECKS} rise 1${encrypted}`,
  );
  return [
    'global',
    '  maxconn 4000',
    ...global.map((line) => `  ${line}`),
    '',
    'defaults',
    '  log global',
    '  timeout connect 2s',
    '  timeout check 900ms',
    '',
    '# The HAProxys tell each other which node is the writer.',
    'peers touchline',
    ...peers.map(({ name, host, port }) => `  peer ${name} ${host}:${port}`),
    '',
    '# One writer: the table keeps the node that was chosen last, also when an earlier one comes back.',
    'listen database_writer',
    `  bind ${listen.writer}`,
    '  balance first',
    '  stick-table type integer size 1k nopurge peers touchline',
    '  stick on int(1)',
    '# A HAProxy that has just begun has an empty table, and lets clients wait until another one has filled it.',
    '  tcp-request inspect-delay 1s',
    '  tcp-request content accept if { int(1),in_table(database_writer) }',
    '  tcp-request content accept if WAIT_END',
    ...databases('/writer'),
    '',
    'listen database_reader',
    `  bind ${listen.reader}`,
    '  balance leastconn',
    ...databases('/reader'),
    '',
    ...productSections(listen.product, onlyHttps, products),
    ...(inside ? insideSection(inside) : []),
  ].join('\n');
}

function productSections(addresses, onlyHttps, servers) {
  return [
    'frontend product',
    '  mode http',
    '# The rest of all connections is for databases, checks and the other HAProxys.',
    '  maxconn 3000',
    ...addresses.map((address) => `  bind ${address}`),
    '  timeout client 75s',
    '  timeout http-request 10s',
    `  timeout http-keep-alive ${IDLE_SECONDS}s`,
    '# Instances say 72 s. A client that goes by that would begin a call just as HAProxy ends its connection.',
    `  http-after-response set-header Keep-Alive timeout=${IDLE_SECONDS - IDLE_MARGIN_SECONDS}`,
    '# Browsers open connections in advance, and would show a 408 as the answer to a later call.',
    '  option http-ignore-probes',
    ...(onlyHttps ? ['  http-request redirect scheme https code 308 unless { ssl_fc }'] : []),
    '  option forwardfor',
    '  http-request set-header X-Forwarded-Proto https if { ssl_fc }',
    '  http-response set-header Strict-Transport-Security max-age=31536000 if { ssl_fc }',
    '  use_backend files unless { path_beg /api/ }',
    '  default_backend instances',
    '',
    '# A call that may have changed something is sent again only when no instance has received it.',
    'backend instances',
    ...backendLines(
      servers.map((server) => `${server} maxconn ${CALLS_AT_ONCE}`),
      { balance: 'leastconn', health: 'ready', retries: 3 },
    ),
    '# Calls that are too many wait here for a moment. Those that save something go first, those whose sender left are dropped.',
    '  timeout queue 300ms',
    '  option abortonclose',
    '  http-request set-priority-class int(-1) unless { method GET HEAD }',
    '# A body that arrives slowly takes no place, and has as much time as the product gives it.',
    '  option http-buffer-request',
    '  timeout http-request 30s',
    `  ${REFUSAL}`,
    '  http-request disable-l7-retry unless { method GET HEAD }',
    '  retry-on conn-failure empty-response',
    '',
    '# Pages and files need no database. While a release reaches one instance after the other, a page may name a file that only one of',
    '# them has.',
    'backend files',
    ...backendLines(servers, { balance: 'roundrobin', health: 'live', retries: 5 }),
    '  http-request disable-l7-retry unless { method GET HEAD }',
    '  retry-on conn-failure empty-response 404',
    '',
  ];
}

const backendLines = (servers, { balance, health, retries }) => [
  '  mode http',
  `  balance ${balance}`,
  `  option httpchk GET /api/health/${health}`,
  '  http-check expect status 200',
  '  timeout server 60s',
  `  retries ${retries}`,
  '  option redispatch 1',
  ...servers,
];

const tlsFiles = ({ certificate, authority }) => `crt ${certificate} ca-file ${authority}`;

function insideSection({ address, instance, ...files }) {
  return [
    '# The other machines reach the product of this one here, each with its certificate.',
    'listen product_inside',
    '  mode tcp',
    `  bind ${address} ssl verify required ${tlsFiles(files)}`,
    '  timeout client 75s',
    '  timeout server 75s',
    `  server here ${instance}`,
    '',
  ];
}
