/**
 * `npm run bench:api`: the API beside a server that does the same work by hand, on SQLite and MariaDB: requests per second
 * and p99 at 1, 8 and 64 connections. Prints one table per database and asserts nothing, because times depend on the
 * machine. `api/test/bench/options.ts` names the variables that choose calls, connections and durations.
 */
import { benchDatabases } from './bench-databases.mjs';

await benchDatabases('bench/api.bench.ts');
