import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerProcess } from '../../api/test/support/server-process.js';

export interface Throughput {
  perSecond: number;
  /** 99th percentile of the latency in milliseconds. */
  p99: number;
  /** Processor time of the server per call, in microseconds. */
  cpuMicros: number;
}

/** Calls `url` for some seconds. Throws when any call fails, because a refused call does less work. */
export async function load(
  { origin, cpuSeconds }: ServerProcess,
  url: string,
  cookie: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Throughput> {
  const options = JSON.stringify({ url: origin + url, cookie, connections, seconds });
  const before = cpuSeconds();
  const { stdout } = await promisify(execFile)(process.execPath, [`${__dirname}/load-client.mjs`, options]);
  const { failed, calls, ...throughput } = JSON.parse(stdout) as Omit<Throughput, 'cpuMicros'> &
    Record<'failed' | 'calls', number>;
  if (failed > 0) throw new Error(`${url}: ${failed} calls failed.`);
  return { ...throughput, cpuMicros: ((cpuSeconds() - before) * 1e6) / calls };
}
