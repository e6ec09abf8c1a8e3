/** Rolling restarts of two instances on a cluster, behind each proxy, at 200 calls a second. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NGINX } from '../cluster/nginx.mjs';
import { startProductCluster } from '../cluster/product-cluster.mjs';
import { rollingRestart } from '../cluster/rolling-restart.mjs';
import { hasCluster, hasProgram } from './programs.mjs';
import { headline } from './specs.mjs';

const RATE = 200;
const RESTARTS = Number(process.env.DRILL_ROUNDS ?? 10);

export async function rollingRestarts() {
  if (!(await hasCluster()) || !hasProgram(NGINX, 'nginx')) return ['== rolling: not run'];
  process.stderr.write('\n== rolling\n');
  const cluster = await startProductCluster({ instances: 1, demo: false, fillSite });
  try {
    const [{ writerUrl, readerUrl }] = cluster.proxies;
    const settings = { DATABASE_URL: writerUrl, DATABASE_READER_URL: readerUrl };
    const reports = [];
    for (const proxy of ['haproxy', 'nginx']) reports.push(await restartsBehind(proxy, settings));
    return reports;
  } finally {
    await cluster.stop();
  }
}

async function restartsBehind(proxy, settings) {
  const started = Date.now();
  const { calls, failed, exits, slowestMs } = await rollingRestart({ proxy, rate: RATE, restarts: RESTARTS, settings });
  const passed = failed.length === 0 && exits.every((code) => code === 0);
  if (!passed) process.exitCode = 1;
  return [
    headline(`rolling, ${proxy}`, started, passed),
    `  ${exits.length} stops, ${calls} calls at ${RATE} a second, ${failed.length} failed, slowest ${slowestMs} ms`,
    ...failed.slice(0, 5).map((reason) => `  failed: ${reason}`),
  ].join('\n');
}

async function fillSite(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
}
