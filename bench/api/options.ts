import type { BigClubSize } from '../../api/test/support/big-club.js';

/** What `npm run bench:api` and `bench:overload` may be told, as variables of the environment. */
export interface BenchOptions {
  /** Four teams with half a year of records by default. */
  club: BigClubSize;
  connections: number[];
  /** Of one measurement. */
  seconds: number;
  /** Product and floor alternate this many times. */
  rounds: number;
  /** Only calls whose name matches. */
  calls: RegExp;
  /** A folder that receives the figures, a file per database. */
  json: string | undefined;
  /** The `main.js` of another build of the product, with the same migrations, that is measured in the same run. */
  beside: string | undefined;
  /** A folder that receives the CPU profile of the product. */
  profile: string | undefined;
}

export function benchOptions(environment: NodeJS.ProcessEnv = process.env): BenchOptions {
  const number = (name: string, otherwise: number) => Number(environment[name] ?? otherwise);
  return {
    club: {
      athletes: number('BENCH_ATHLETES', 100),
      teams: number('BENCH_TEAMS', 4),
      days: number('BENCH_DAYS', 182),
    },
    connections: (environment['BENCH_CONNECTIONS'] ?? '1,8,64').split(',').map(Number),
    seconds: number('BENCH_SECONDS', 2),
    rounds: number('BENCH_ROUNDS', 3),
    calls: new RegExp(environment['BENCH_CALLS'] ?? ''),
    json: environment['BENCH_JSON'],
    beside: environment['BENCH_BESIDE'],
    profile: environment['BENCH_PROFILE'],
  };
}
