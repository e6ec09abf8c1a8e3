import type { DataSource } from 'typeorm';
import { globalValues } from './galera-node.js';
import { DatabaseSetupError } from './mariadb-check.js';

/**
 * Throws DatabaseSetupError if two connections made at once lead to different servers. The locks of a Galera node are
 * unknown to the others, so two nodes that take writes would meet in conflicts that fail calls, and rules that rest on a
 * lock would not hold. Asks nothing where the pool has one connection only.
 */
export async function refuseSeveralWriters(writer: DataSource): Promise<void> {
  if (writer.options.poolSize === 1) return;
  const [first, second] = await Promise.all([serverName(writer), serverName(writer)]);
  if (first !== second)
    throw new DatabaseSetupError(
      `DATABASE_URL leads to several servers (${first} and ${second}). Touchline needs one that takes all writes: let the proxy before them use one, and the others only when it is lost.`,
    );
}

/** Throws DatabaseSetupError if the reader is no node of the writer's cluster: its answers would lag behind. */
export async function refuseForeignReader(writer: DataSource, reader: DataSource): Promise<void> {
  if (writer === reader) return;
  const [cluster, other] = await Promise.all([clusterId(writer), clusterId(reader)]);
  if (cluster === '' || cluster !== other)
    throw new DatabaseSetupError(
      'DATABASE_READER_URL must lead to nodes of the Galera cluster that DATABASE_URL leads to: elsewhere a coach would not see what was just saved. Remove it otherwise.',
    );
}

/** Its connection is taken before the other one is given back, so that there are two. */
async function serverName(source: DataSource): Promise<string> {
  const runner = source.createQueryRunner();
  try {
    const names = ['hostname', 'port', 'wsrep_node_name'];
    const values = await globalValues((sql, parameters) => runner.query(sql, parameters), 'VARIABLES', names);
    const node = values.get('wsrep_node_name') ?? '';
    const address = `${values.get('hostname')}:${values.get('port')}`;
    return node === '' ? address : `${address}, node ${node}`;
  } finally {
    await runner.release();
  }
}

async function clusterId(source: DataSource): Promise<string> {
  const name = 'wsrep_cluster_state_uuid';
  return (await globalValues((sql, values) => source.query(sql, values), 'STATUS', [name])).get(name) ?? '';
}
