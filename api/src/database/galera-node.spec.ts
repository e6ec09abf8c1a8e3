import { whyNodeServesNobody } from './galera-node.js';

const GOOD = {
  wsrep_ready: 'ON',
  wsrep_cluster_status: 'Primary',
  wsrep_local_state: '4',
  read_only: 'OFF',
  wsrep_sst_method: 'rsync',
};

/** What a node with these values says. */
function reasonOf(values: Partial<typeof GOOD>) {
  const rows = Object.entries({ ...GOOD, ...values }).map(([name, value]) => ({ Variable_name: name, Value: value }));
  return whyNodeServesNobody((_sql, names = []) =>
    Promise.resolve(rows.filter(({ Variable_name: name }) => names.includes(name)) as never),
  );
}

test('a node in sync serves', async () => {
  expect(await reasonOf({})).toBeNull();
});

test.each([
  [{ wsrep_ready: 'OFF' }, 'its node has wsrep_ready OFF'],
  [{ wsrep_cluster_status: 'non-Primary' }, 'its node has wsrep_cluster_status non-Primary'],
  [{ wsrep_local_state: '1' }, 'its node has wsrep_local_state 1'],
  [{ read_only: 'ON' }, 'its node is read_only'],
])('%j: it serves nobody', async (values, reason) => {
  expect(await reasonOf(values)).toBe(reason);
});

test('a node that gives its data serves on when mariabackup copies it, and not with another method', async () => {
  expect(await reasonOf({ wsrep_local_state: '2', wsrep_sst_method: 'mariabackup' })).toBeNull();
  expect(await reasonOf({ wsrep_local_state: '2' })).toBe('its node has wsrep_local_state 2');
});
