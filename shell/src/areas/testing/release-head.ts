import type { ReleaseHead } from '@touchline/contracts/area';

/** A complete head of a version of `mfe-one`, as a registry has it. */
export const releaseHead = (version: string): ReleaseHead => ({
  name: 'mfe-one',
  version,
  container: 'c',
  contract: '^1.0.0',
  runtime: '2.9.2',
  shared: {},
  uses: {},
  owner: 'one',
  prefixes: ['/one'],
  pages: [],
  warm: [],
  first: [],
  entry: { path: 'remoteEntry.js', bytes: 1, gzipBytes: 1, integrity: 'sha384-x' },
});
