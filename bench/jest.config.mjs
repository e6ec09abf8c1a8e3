import http from '../api/jest.int.config.mjs';

/** As the API's specs over HTTP: on SQLite, or on the MariaDB server of `TEST_DATABASE_URL`. */
export default { ...http, roots: ['<rootDir>/api'], testMatch: ['**/*.bench.ts'] };
