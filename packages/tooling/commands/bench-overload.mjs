/**
 * `npm run bench:overload`: what the API still does at multiples of its highest load, on SQLite and MariaDB. Prints a table
 * per database and asserts nothing. `BENCH_CALLS`, `BENCH_SECONDS` and `BENCH_BESIDE` (another build) as for `bench:api`.
 */
import { benchDatabases } from './bench-databases.mjs';

process.env.BENCH_CALLS ??= '^overview with athlete$';
process.env.BENCH_SECONDS ??= '10';
await benchDatabases('bench/overload.bench.ts', process.argv[2]);
