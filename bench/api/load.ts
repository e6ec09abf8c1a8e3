import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuSecondsOf, type ServerProcess } from '../../api/test/support/server-process.js';

export interface Throughput {
  perSecond: number;
  /** 99th percentile of the latency in milliseconds. */
  p99: number;
  /** Processor time of the server per call, in microseconds. */
  cpuMicros: number;
  /** The same of the database's server, which on SQLite is the server itself. */
  databaseMicros: number;
}

interface LoadOptions {
  connections: number;
  seconds: number;
  /** Of the database's server; null on SQLite. */
  databasePid: number | null;
}

/** Calls `url` for some seconds. Throws when any call fails, because a refused call does less work. */
export async function load(
  { origin, cpuSeconds }: ServerProcess,
  url: string,
  cookie: string,
  { connections, seconds, databasePid }: LoadOptions,
): Promise<Throughput> {
  const options = JSON.stringify({ url: origin + url, cookie, connections, seconds });
  const databaseSeconds = () => (databasePid === null ? 0 : cpuSecondsOf(databasePid));
  const [before, databaseBefore] = [cpuSeconds(), databaseSeconds()];
  const { stdout } = await promisify(execFile)(process.execPath, [`${__dirname}/load-client.mjs`, options]);
  const { failed, calls, ...throughput } = JSON.parse(stdout) as Pick<Throughput, 'perSecond' | 'p99'> &
    Record<'failed' | 'calls', number>;
  if (failed > 0) throw new Error(`${url}: ${failed} calls failed.`);
  return {
    ...throughput,
    cpuMicros: ((cpuSeconds() - before) * 1e6) / calls,
    databaseMicros: ((databaseSeconds() - databaseBefore) * 1e6) / calls,
  };
}
