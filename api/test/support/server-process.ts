import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Settings } from '../../src/config/settings.js';
import { answered, ended } from './built-api.js';
import { freePort } from './free-port.js';

export interface ServerProcess {
  origin: string;
  pid: number;
  /**
   * Processor time that the process has used, in seconds; NaN where the system does not tell it. Other programs on the
   * machine change it far less than they change a throughput.
   */
  cpuSeconds(): number;
  stop(): Promise<void>;
  /** Ends the process without a chance to finish anything. */
  kill(): Promise<void>;
}

/** The product, which tells how long its event loop was held up: see `loop-delay.mjs`. */
export interface ProductProcess extends ServerProcess {
  beginLoopDelay(): void;
  /** 99th percentile since the beginning, in milliseconds. */
  endLoopDelay(): Promise<number>;
}

interface ProductOptions {
  /** A folder that receives the CPU profile of the process when it stops. */
  profileDir?: string | undefined;
  /** A free one by default. */
  port?: number;
  /** Settings by the names of their variables. */
  settings?: Readonly<Record<string, string>>;
  /** Whether the product may start without its database. */
  withoutDatabase?: boolean;
}

/** The built product as it runs for real, with its log thrown away. */
export async function startProduct(
  main: string,
  database: Settings['database'],
  siteDir: string,
  { profileDir, port: givenPort, settings = {}, withoutDatabase = false }: ProductOptions = {},
): Promise<ProductProcess> {
  mkdirSync(siteDir, { recursive: true });
  const port = givenPort ?? (await freePort());
  const profile = profileDir === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profileDir];
  const child = spawn(process.execPath, [...profile, '--import', `${__dirname}/loop-delay.mjs`, main], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_DIR: siteDir,
      DEMO_DATA: 'off',
      ...(database.kind === 'sqlite'
        ? { DATA_DIR: dirname(database.file) }
        : { DATABASE_URL: database.url, DATA_DIR: `${siteDir}-data` }),
      ...settings,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await answered(`${origin}/api/${withoutDatabase ? 'health/live' : 'installation'}`, child);
  return {
    ...serverProcess(origin, child),
    beginLoopDelay: () => void child.send('begin'),
    endLoopDelay: () =>
      new Promise((resolve) => {
        child.once('message', (milliseconds) => resolve(Number(milliseconds)));
        child.send('end');
      }),
  };
}

/** A started server, as the benchmarks and the drills watch and end it. */
export const serverProcess = (origin: string, child: ChildProcess): ServerProcess => ({
  origin,
  pid: child.pid ?? 0,
  cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
  stop: () => end(child, 'SIGINT'),
  kill: () => end(child, 'SIGKILL'),
});

/** Linux counts a process's time in hundredths of a second: the 14th and 15th field of its line. */
export function cpuSecondsOf(pid: number): number {
  try {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = afterName.split(' ').slice(11, 13).map(Number);
    return ((user ?? NaN) + (system ?? NaN)) / 100;
  } catch {
    return NaN;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended(child);
}
