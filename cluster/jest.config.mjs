import http from '../api/jest.int.config.mjs';

/** As the API's specs over HTTP. A drill takes up to an hour. */
export default { ...http, roots: ['<rootDir>/drills'], testMatch: ['**/*.drill.ts'], testTimeout: 3_600_000 };
