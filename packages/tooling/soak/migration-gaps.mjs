/** For how long each migration stops the writes of others on a cluster with large tables. */
import { measureMigrationGaps } from '../cluster/migration-gaps.mjs';
import { hasCluster } from './programs.mjs';
import { headline } from './specs.mjs';

const ROWS = Number(process.env.DRILL_ROWS ?? 1_000_000);

/** Prints a line per migration. Nothing here can fail the soak: those that are slow say so in the table of the migrations. */
export async function migrationGaps() {
  if (!(await hasCluster())) return ['== gaps: not run'];
  process.stderr.write('\n== gaps\n');
  const started = Date.now();
  const lines = [];
  await measureMigrationGaps({
    rows: ROWS,
    onResult: ({ name, ms, gapMs }) => {
      lines.push(`  ${name.padEnd(48)} ${ms} ms, gap ${gapMs} ms`);
      process.stderr.write(`${lines.at(-1)}\n`);
    },
  });
  return [[headline(`gaps at ${ROWS} rows`, started, true), ...lines].join('\n')];
}
