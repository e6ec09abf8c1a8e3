/** The settings of a database node: the same for a cluster on loopback and for one of real machines. */

/**
 * For nodes on one network without slow links. A dead node is suspected after 2 s, so that writes to the others wait about
 * 3 s; with Galera's defaults they wait 6 s. In return, a node that freezes for 3 s leaves the cluster and joins again.
 */
const PROVIDER_OPTIONS = [
  'evs.keepalive_period=PT0.5S',
  'evs.inactive_check_period=PT0.25S',
  'evs.suspect_timeout=PT2S',
  'evs.inactive_timeout=PT4S',
  'evs.install_timeout=PT4S',
  'gmcast.peer_timeout=PT2S',
  // Only one node is written to, so a slow one may fall further behind before it slows the writer.
  'gcs.fc_single_primary=yes',
  // Nodes that all lost their power form the cluster again by themselves, once all of them are up.
  'pc.recovery=on',
];

/**
 * The lines of a configuration file, sections included.
 *
 * @param {object} node
 * @param {string[]} node.addresses of the replication of all nodes
 * @param {string} node.name
 * @param {string} node.address how the others reach this node, without a port
 * @param {'mariabackup' | 'rsync'} node.transfer how a node without data gets them; only with mariabackup the giver goes on writing
 * @param {string[]} [node.providerOptions] further ones
 * @param {{ authority: string, certificate: string, key: string } | null} [node.tls] files; encrypts replication, transfer and clients
 * @param {string[]} [node.settings] further lines
 */
export function galeraConfiguration(node) {
  const { addresses, name, address, transfer, providerOptions = [], tls = null, settings = [] } = node;
  const options = [...PROVIDER_OPTIONS, ...(tls ? replicationTls(tls) : []), ...providerOptions];
  return [
    '[mariadbd]',
    'wsrep_on = ON',
    'wsrep_provider = /usr/lib/galera/libgalera_smm.so',
    'wsrep_cluster_name = touchline',
    `wsrep_cluster_address = gcomm://${addresses.join(',')}`,
    `wsrep_node_name = ${name}`,
    `wsrep_node_address = ${address}`,
    `wsrep_provider_options = ${options.join(';')}`,
    '# The product repeats a whole piece of work by itself; a server that repeats one statement hides the conflict.',
    'wsrep_retry_autocommit = 0',
    `wsrep_sst_method = ${transfer}`,
    // The user of the system is the user of the database, without a password.
    ...(transfer === 'mariabackup' ? ['wsrep_sst_auth = mysql:'] : []),
    'binlog_format = ROW',
    'default_storage_engine = InnoDB',
    'innodb_autoinc_lock_mode = 2',
    '# Confirmed writes are on the disk: all nodes can lose their power at the same time.',
    'innodb_flush_log_at_trx_commit = 1',
    'sync_binlog = 1',
    ...settings,
    ...(tls ? clientAndTransferTls(tls, transfer) : []),
    '',
  ];
}

const replicationTls = ({ authority, certificate, key }) => [
  'socket.ssl=yes',
  `socket.ssl_ca=${authority}`,
  `socket.ssl_cert=${certificate}`,
  `socket.ssl_key=${key}`,
];

function clientAndTransferTls({ authority, certificate, key }, transfer) {
  return [
    '# Between the machines everything is encrypted: clients, replication (above) and the copy for a joining node (below).',
    'require_secure_transport = ON',
    `ssl_ca = ${authority}`,
    `ssl_cert = ${certificate}`,
    `ssl_key = ${key}`,
    ...(transfer === 'mariabackup'
      ? ['', '[sst]', 'encrypt = 3', `tca = ${authority}`, `tcert = ${certificate}`, `tkey = ${key}`]
      : []),
  ];
}
