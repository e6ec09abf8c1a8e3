/** Specs and folders of `test` that do not run on the cluster of `npm run soak:cluster suite`, each with the reason. */

const OWN_SERVERS = 'It starts servers of its own, also in `npm test`.';

const OTHERS_CHANGE_TABLES =
  'It runs migrations without the patience of `migrate`, and changes of tables beside it end the reads of its tables there.';

/** @type {Record<string, string>} */
const ON_CLUSTER = {
  'cluster/': 'It starts clusters of its own, also in `npm test`.',
  'size/': 'Its clubs are filled by the remainders of ids without gaps, which a cluster does not give.',
  'database/former-databases': OTHERS_CHANGE_TABLES,
  'database/migrations': OTHERS_CHANGE_TABLES,
  'database/undone-migrations': OTHERS_CHANGE_TABLES,
  'mariadb/athlete-numbers.full': OWN_SERVERS,
  'mariadb/cluster-failures.full': 'It starts a cluster of its own and ends its nodes, also in `npm test`.',
  'mariadb/cluster-ids': OWN_SERVERS,
  'mariadb/doctor': OWN_SERVERS,
  'mariadb/encrypted-connection.full': OWN_SERVERS,
};

/** Beside them, with two instances. A single test that watches one process uses `onOneInstance` instead. @type {Record<string, string>} */
const WITH_TWO_INSTANCES = {
  'coaches/password-load': 'It counts the passwords that one process checks at the same moment.',
  'metrics/values': 'It reads the counters of one process.',
};

/**
 * @param {string} [instances] number of instances
 * @returns {Record<string, string>} the reason of each name; a folder ends in a slash
 */
export const leftOutOnCluster = (instances) => ({
  ...ON_CLUSTER,
  ...(instances === '2' ? WITH_TWO_INSTANCES : {}),
});

/** What this run leaves out, as patterns of jest. */
export const clusterPatterns =
  process.env.TEST_CLUSTER === '1'
    ? Object.keys(leftOutOnCluster(process.env.TEST_INSTANCES)).map(
        (name) => `<rootDir>/test/${name.endsWith('/') ? name : `${name}\\.int\\.spec\\.ts$`}`,
      )
    : [];
