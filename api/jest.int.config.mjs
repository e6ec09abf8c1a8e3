import { cacheFor, nodePreset } from '../packages/tooling/jest/presets.mjs';
import { clusterPatterns } from './test/support/left-out-on-cluster.mjs';
import { onMariaDb } from './test/support/mariadb-layer.mjs';

/** Specs of what the kind of database cannot change. They run once, on SQLite, because each starts many processes or calls every route. */
const INDEPENDENT = [
  ...['doctor/doctor', 'doctor/mail.full', 'doctor/public-address.full'],
  ...['metrics/labels', 'metrics/monitoring-files.full', 'metrics/serving'],
].map((name) => `<rootDir>/test/${name.replace('.', '\\.')}\\.int\\.spec\\.ts$`);

/** Beside them, tests that apply to the other kind of database only: connections to a server, or locks of a file. */
const leftOut = onMariaDb
  ? ['<rootDir>/test/sqlite/', ...INDEPENDENT]
  : ['<rootDir>/test/mariadb/', '<rootDir>/test/cluster/'];

/** The real application over HTTP, on SQLite in a temporary folder, or on the MariaDB server of `TEST_DATABASE_URL`. */
export default nodePreset({
  ...cacheFor('api-http'),
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.int.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...leftOut, ...clusterPatterns],
  testTimeout: 30_000,
  maxWorkers: 2,
});
