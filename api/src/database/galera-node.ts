/** Sends a statement and returns its rows. */
type Ask = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

interface Variable {
  Variable_name: string;
  Value: string;
}

/** What a node says about itself while it serves. State 4: it has all that the cluster has stored. */
const SERVING = { wsrep_ready: 'ON', wsrep_cluster_status: 'Primary', wsrep_local_state: '4' };

/** Whether the server is a node of a Galera cluster. */
export async function isGaleraNode(ask: Ask): Promise<boolean> {
  return (await globalValues(ask, 'VARIABLES', ['wsrep_on'])).get('wsrep_on') === 'ON';
}

/**
 * Why a node serves nobody, as the end of a sentence; null: it serves. A node that has lost its cluster still accepts
 * connections and answers `SELECT 1`.
 */
export async function whyNodeServesNobody(ask: Ask): Promise<string | null> {
  const status = await globalValues(ask, 'STATUS', Object.keys(SERVING));
  const other = Object.entries(SERVING).find(([name, value]) => status.get(name) !== value);
  if (other) return `its node has ${other[0]} ${status.get(other[0]) ?? 'unset'}`;

  const readOnly = (await globalValues(ask, 'VARIABLES', ['read_only'])).get('read_only');
  return readOnly === 'OFF' ? null : 'its node is read_only';
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
