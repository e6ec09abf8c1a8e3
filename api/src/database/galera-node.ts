/** Sends a statement and returns its rows. */
type Ask = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

interface Variable {
  Variable_name: string;
  Value: string;
}

/** What a node says about itself while it serves. */
const SERVING = { wsrep_ready: 'ON', wsrep_cluster_status: 'Primary' };
/** It has all that the cluster has stored. */
const SYNCED = '4';
/** It gives its data to a node that joins. */
const DONOR = '2';

/** Whether the server is a node of a Galera cluster. */
export async function isGaleraNode(ask: Ask): Promise<boolean> {
  return (await globalValues(ask, 'VARIABLES', ['wsrep_on'])).get('wsrep_on') === 'ON';
}

/**
 * Why a node serves nobody, as the end of a sentence; null: it serves. A node that has lost its cluster still accepts
 * connections and answers `SELECT 1`.
 */
export async function whyNodeServesNobody(ask: Ask): Promise<string | null> {
  const status = await globalValues(ask, 'STATUS', [...Object.keys(SERVING), 'wsrep_local_state']);
  const other = Object.entries(SERVING).find(([name, value]) => status.get(name) !== value);
  if (other) return `its node has ${other[0]} ${status.get(other[0]) ?? 'unset'}`;

  const variables = await globalValues(ask, 'VARIABLES', ['read_only', 'wsrep_sst_method']);
  if (variables.get('read_only') !== 'OFF') return 'its node is read_only';
  const state = status.get('wsrep_local_state');
  // While it gives its data it serves on, as the check of HAProxy says too; only mariabackup lets it.
  const servesOn = state === DONOR && variables.get('wsrep_sst_method') === 'mariabackup';
  return state === SYNCED || servesOn ? null : `its node has wsrep_local_state ${state ?? 'unset'}`;
}

/** Global variables or states by their names in lower case; a server of another build may lack some. */
export async function globalValues(
  ask: Ask,
  kind: 'VARIABLES' | 'STATUS',
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ask<Variable>(`SHOW GLOBAL ${kind} WHERE Variable_name IN (${names.map(() => '?').join(', ')})`, [
    ...names,
  ]);
  return new Map(rows.map(({ Variable_name: name, Value }) => [name.toLowerCase(), Value]));
}
