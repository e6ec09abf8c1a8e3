/** Starts the whole product with the start command, on a free port and with temporary folders. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../packages/tooling/commands/start.mjs', import.meta.url));
const SERVER = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const RELEASE_COMMAND = fileURLToPath(new URL('../../api/dist/release-command.js', import.meta.url));
const COACH_COMMAND = fileURLToPath(new URL('../../api/dist/coach-command.js', import.meta.url));
const ADD_COACHES = fileURLToPath(new URL('./add-coaches.mjs', import.meta.url));
const ADD_SQUADS = fileURLToPath(new URL('./add-squads.mjs', import.meta.url));
const START_LIMIT_MS = 240_000;
/** Coaches are created in batches, because each start of the program takes two seconds. */
const COACH_BATCH_SIZE = 20;
/** Default number of athletes of a squad. */
const SQUAD_SIZE = 5;

export interface Credentials {
  email: string;
  password: string;
}

/** A coach of a new club with one team, `Soccer (W)`, and its athletes in the order of their list. */
export interface Squad {
  coach: Credentials;
  teamId: number;
  athletes: { id: number; name: string }[];
}

export interface Product {
  url: string;
  siteDir: string;
  /** Folder of the database and of the outbox, which has the mails of a product without a mail server. */
  dataDir: string;
  /** Runs `npm run coach -- …` on this product's database. Returns its output; throws when it fails. */
  coach: (...words: string[]) => string;
  /** A new key with which a team releases its area on this product. */
  releaseKey: (area: string) => string;
  /** A coach of a new, empty club, so that a story does not affect others. */
  freshCoach: () => Credentials;
  /** A coach of a new club with one team of `size` athletes, by default five. */
  freshSquad: (size?: number) => Squad;
  /** Starts again with new demo data if a day has begun since the start, because the demo's answers end with its own day. */
  renewOnNewDay: () => Promise<void>;
  stop: () => Promise<void>;
}

type Values = Record<string, string>;

/**
 * @param settings environment variables, or a function that makes them from the product's address; by default demo data. With
 *   `SITE_DIR` the product serves that site as it is; otherwise it makes one from the built parts
 */
export async function startProduct(settings: Values | ((url: string) => Values) = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const given = typeof settings === 'function' ? settings(url) : settings;
  const siteDir = given.SITE_DIR ?? join(folder, 'site');
  const dataDir = join(folder, 'data');
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    PUBLIC_URL: '',
    SMTP_URL: '',
    REGENERATED_CODE_SECONDS: '20',
    ...given,
  };
  const program = given.SITE_DIR === undefined ? START : SERVER;
  let day = currentDay();
  let server = await startServer(program, url, env);
  const coaches: Credentials[] = [];
  let batches = 0;
  const squads: Squad[] = [];
  const add = <T>(script: string, ...numbers: number[]) =>
    JSON.parse(
      execFileSync(process.execPath, [script, `club-${process.pid}-${++batches}`, ...numbers.map(String)], {
        env,
        encoding: 'utf8',
      }),
    ) as T[];
  return {
    url,
    siteDir,
    dataDir,
    coach: (...words) => execFileSync(process.execPath, [COACH_COMMAND, ...words], { env, encoding: 'utf8' }),
    releaseKey: (area) =>
      /^Key: (\S+)$/m.exec(
        execFileSync(process.execPath, [RELEASE_COMMAND, 'key', '--area', area], { env, encoding: 'utf8' }),
      )![1]!,
    freshCoach: () => {
      if (coaches.length === 0) coaches.push(...add<Credentials>(ADD_COACHES, COACH_BATCH_SIZE));
      return coaches.pop()!;
    },
    freshSquad: (size = SQUAD_SIZE) => {
      if (size !== SQUAD_SIZE) return add<Squad>(ADD_SQUADS, 1, size)[0]!;
      if (squads.length === 0) squads.push(...add<Squad>(ADD_SQUADS, COACH_BATCH_SIZE, SQUAD_SIZE));
      return squads.pop()!;
    },
    renewOnNewDay: async () => {
      if (day === currentDay()) return;
      await stopServer(server);
      rmSync(dataDir, { recursive: true, force: true });
      coaches.length = 0;
      squads.length = 0;
      day = currentDay();
      server = await startServer(program, url, env);
    },
    stop: async () => {
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The day in UTC, for which the demo is made. */
const currentDay = (): string => new Date().toISOString().slice(0, 10);

/** Starts the program and waits until it answers. Throws with the program's output when it does not. */
async function startServer(program: string, url: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  try {
    await untilReady(url, server);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${String(error)}\n${output.join('')}`, { cause: error });
  }
  return server;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the product ended with ${server.exitCode}`);
    const ready = await fetch(`${url}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the product did not become ready');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
