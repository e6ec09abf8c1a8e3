/**
 * The configuration of `deploy/cluster/`, made by the same code as that of `npm run cluster`. Run as a program, it writes the files; a test
 * compares them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { galeraConfiguration } from '../servers/galera-configuration.mjs';
import { haproxyConfiguration } from '../servers/haproxy-configuration.mjs';

const SOURCE = 'made by cluster/commands/deploy-files.mjs';
const FOLDER = '/etc/touchline/cluster';
const MACHINES = [1, 2, 3].map((number) => ({ name: `touchline${number}`, host: `10.0.0.1${number}` }));
/** The page puts the name and the address of the machine in their places; HAProxy reads them from its environment. */
const OWN = { name: 'NODE_NAME', address: 'NODE_ADDRESS' };

/** @returns {Record<string, string>} the text of each file */
export const deployFiles = () => ({ 'galera.cnf': galera(), 'haproxy.cfg': haproxy() });

function galera() {
  const lines = galeraConfiguration({
    addresses: MACHINES.map(({ host }) => host),
    ...OWN,
    transfer: 'mariabackup',
    tls: { authority: `${FOLDER}/ca.pem`, certificate: `${FOLDER}/node.crt`, key: `${FOLDER}/node.key` },
    settings: ['bind_address = NODE_ADDRESS', 'character_set_server = utf8mb4'],
    // Of the last changes, so that a node that was away for some hours needs no copy of everything.
    providerOptions: ['gcache.size=1G'],
  });
  return [`# /etc/mysql/mariadb.conf.d/90-touchline-cluster.cnf, ${SOURCE}`, ...lines].join('\n');
}

const haproxy = () =>
  [
    `# /etc/haproxy/haproxy.cfg, ${SOURCE}: the same on all machines`,
    haproxyConfiguration({
      global: [
        'user haproxy',
        'group haproxy',
        'localpeer "${NODE_NAME}"',
        '# Of this level are machines that come and go; calls, with the addresses of people, are not logged.',
        'log /dev/log local0 notice',
        'stats socket /run/haproxy/admin.sock mode 660 level admin',
        'ssl-default-bind-options ssl-min-ver TLSv1.2',
      ],
      nodes: MACHINES.map((machine) => ({ ...machine, port: 3306, checkPort: 9200 })),
      instances: MACHINES.map((machine) => ({ ...machine, port: 3443 })),
      peers: MACHINES.map((machine) => ({ ...machine, port: 10_000 })),
      listen: {
        writer: '127.0.0.1:3307',
        reader: '127.0.0.1:3308',
        product: [':443 ssl crt /etc/touchline/cluster/public.pem alpn h2,http/1.1', ':80'],
      },
      onlyHttps: true,
      inside: {
        address: '"${NODE_ADDRESS}:3443"',
        instance: '127.0.0.1:3000',
        certificate: `${FOLDER}/node.pem`,
        authority: `${FOLDER}/ca.pem`,
      },
    }),
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of Object.entries(deployFiles())) writeFileSync(join(ROOT, 'deploy/cluster', name), text);
