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
 * The lines of a configuration file, section included.
 *
 * @param {{ addresses: string[], name: string, address: string, stateTransfer?: string[], providerOptions?: string[] }} node
 *   `addresses`: replication addresses of all nodes; `name`: of this one; `address`: how the others reach it, without a port
 */
export function galeraConfiguration({ addresses, name, address, stateTransfer = [], providerOptions = [] }) {
  return [
    '[mariadbd]',
    'wsrep_on=ON',
    'wsrep_provider=/usr/lib/galera/libgalera_smm.so',
    'wsrep_cluster_name=touchline',
    `wsrep_cluster_address=gcomm://${addresses.join(',')}`,
    `wsrep_node_name=${name}`,
    `wsrep_node_address=${address}`,
    `wsrep_provider_options=${[...PROVIDER_OPTIONS, ...providerOptions].join(';')}`,
    // The product repeats a whole piece of work by itself; a server that repeats one statement hides the conflict.
    'wsrep_retry_autocommit=0',
    ...stateTransfer,
    'binlog_format=ROW',
    'default_storage_engine=InnoDB',
    'innodb_autoinc_lock_mode=2',
    // A node that loses its power must not lose what it confirmed: all nodes can lose it at the same time.
    'innodb_flush_log_at_trx_commit=1',
    'sync_binlog=1',
  ];
}
