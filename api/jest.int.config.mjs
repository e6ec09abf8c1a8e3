import { nodePreset } from '../packages/tooling/jest/presets.mjs';

/** The real application over HTTP. `TEST_DATABASE_URL` (a MariaDB server) decides the database; without it SQLite in a temporary folder. */
export default nodePreset({ roots: ['<rootDir>/test'], testMatch: ['**/*.int.spec.ts'], testTimeout: 30_000, maxWorkers: 2 });
