import { nodePreset } from '../packages/tooling/jest/presets.mjs';
import { onMariaDb } from './test/support/mariadb-layer.mjs';

/** What only the other kind of database can do: an embedded one has no cable to pull, a server no file to lock. */
const notHere = [onMariaDb ? '<rootDir>/test/sqlite/' : '<rootDir>/test/mariadb/'];

/** The real application over HTTP. `TEST_DATABASE_URL` (a MariaDB server) decides the database; without it SQLite in a temporary folder. */
export default nodePreset({
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.int.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...notHere],
  testTimeout: 30_000,
  maxWorkers: 2,
});
