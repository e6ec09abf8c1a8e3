/**
 * Rolling restarts of two instances behind each proxy, at 200 calls a second. Each instance has a database of its own: the measure is
 * whether a call is answered, and three database nodes beside them would take the processor time that this many calls need.
 */
import { NGINX } from '../cluster/nginx.mjs';
import { rollingRestart } from '../cluster/rolling-restart.mjs';
import { hasCluster, hasProgram } from './programs.mjs';
import { headline } from './specs.mjs';

const RATE = 200;
const RESTARTS = Number(process.env.DRILL_ROUNDS ?? 10);

export async function rollingRestarts() {
  if (!(await hasCluster()) || !hasProgram(NGINX, 'nginx')) return ['== rolling: not run'];
  process.stderr.write('\n== rolling\n');
  const reports = [];
  for (const proxy of ['haproxy', 'nginx']) reports.push(await restartsBehind(proxy));
  return reports;
}

async function restartsBehind(proxy) {
  const started = Date.now();
  const { calls, failed, exits, slowestMs } = await rollingRestart({ proxy, rate: RATE, restarts: RESTARTS });
  const passed = failed.length === 0 && exits.every((code) => code === 0);
  if (!passed) process.exitCode = 1;
  return [
    headline(`rolling, ${proxy}`, started, passed),
    `  ${exits.length} stops, ${calls} calls at ${RATE} a second, ${failed.length} failed, slowest ${slowestMs} ms`,
    ...Object.entries(countOf(failed)).map(([reason, count]) => `  failed: ${reason}, ${count} times`),
  ].join('\n');
}

function countOf(reasons) {
  const counts = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
