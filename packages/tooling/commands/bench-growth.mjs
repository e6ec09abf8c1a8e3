/**
 * `npm run bench:growth [sqlite|mariadb]`: measures how long the calls of the pages take, how many rows they read and how
 * long they hold up everybody else, for clubs of 100, 1 000 and 10 000 athletes with two years of records.
 * GROWTH_ATHLETES (such as 100,2000) and GROWTH_DAYS change that. It asserts nothing, because times depend on the
 * machine; `npm test` counts the queries, which may not grow.
 */
import { benchDatabases } from './bench-databases.mjs';

await benchDatabases('size/growth.bench.ts', process.argv[2]);
