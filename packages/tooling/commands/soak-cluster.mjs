/**
 * `npm run soak:cluster [part …]`: the product on three database nodes behind HAProxy. Prints the figures of each part at the end.
 * Measure on a machine that does nothing else. The parts:
 * - `suite`: the whole HTTP suite, with one instance and with two of which every second call goes to the other (about 40 minutes;
 *   `DRILL_INSTANCES` 1 or 2 for one of the two)
 * - `faults`: nodes killed, frozen, cut off and stopped under 50 writers (about half an hour; `DRILL_ROUNDS` of each)
 * - `haproxys`: two HAProxys that see different things, for a moment and for long (about a quarter of an hour; `DRILL_ROUNDS` of each)
 * - `all-killed`: all three nodes at once (`DRILL_ROUNDS`)
 * - `frozen`: all three nodes stand still for 30 s
 * - `joining`: a node without data joins
 * - `crossing`: 4 000 calls that write the same rows in different orders, through four instances (`DRILL_BATCHES`)
 * - `rolling`: instances restarted one after the other behind HAProxy and nginx, at 200 calls a second (`DRILL_ROUNDS`)
 * - `morning`: 10 000 athletes answer within an hour and 200 coaches open their squads, first at that pace, then without a pause with one,
 *   two and three instances (about 80 minutes; `DRILL_MINUTES` for the hour, `DRILL_SECONDS` for each number of callers)
 * - `overload`: two and ten times as many calls as it can answer (about half an hour; `DRILL_MINUTES` for each)
 * - `gaps`: how long each migration stops the writes of others on tables of a million rows (`DRILL_ROWS`)
 */
import { clusterDrill } from '../soak/cluster-drills.mjs';
import { httpSuite } from '../soak/http-suite.mjs';
import { migrationGaps } from '../soak/migration-gaps.mjs';
import { runParts } from '../soak/parts.mjs';
import { rollingRestarts } from '../soak/rolling-restarts.mjs';

const DRILLS = ['faults', 'haproxys', 'all-killed', 'frozen', 'joining', 'crossing', 'morning', 'overload'];

await runParts({
  suite: httpSuite,
  ...Object.fromEntries(DRILLS.map((name) => [name, clusterDrill(name)])),
  rolling: rollingRestarts,
  gaps: migrationGaps,
});
