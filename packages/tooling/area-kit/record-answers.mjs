/**
 * Records what the API answers to reading calls, on demo data, for pages without a product; see `recorded/` of the area kit. Every GET
 * route of the OpenAPI document is called: without parameters, with the ids of a few teams, athletes and events, and with the windows
 * of dates that screens show.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shifted } from '../../area-kit/recorded/answers.mjs';
import { ROOT } from '../release/parts.mjs';

const COACH = { email: 'coach@demo.touchline.test', password: 'Coach#2026' };
const START_LIMIT_MS = 120_000;
/** How many records of a kind are asked for by id. */
const RECORD_COUNT = 3;
const PAGE_HEADERS = ['content-security-policy', 'integrity-policy', 'x-content-type-options', 'referrer-policy'];

/**
 * @returns {Promise<{ recordedOn: string, coach: object, pageHeaders: object, answers: object[] }>}
 */
export async function recordAnswers() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-recording-'));
  const site = join(folder, 'site');
  writeEmptySite(site);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(ROOT, 'api/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: site,
      DATABASE_URL: '',
      DEMO_DATA: 'on',
      LOG_LEVEL: 'error',
      TZ: 'UTC',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(origin, server);
    return await record(origin);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A site with an empty shell: the headers of pages do not depend on what these contain. */
function writeEmptySite(site) {
  const folder = join(site, 'shell/0.0.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>%HEAD%%SCRIPT%');
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name: 'shell', version: '0.0.0', files: [] }));
  const shell = { live: '0.0.0', lastGood: null, blocked: [], entry: { path: 'main.js', integrity: 'sha384-A' } };
  writeFileSync(join(site, 'registry.json'), JSON.stringify({ format: 1, site: 'empty', seq: 1, shell, remotes: {} }));
}

async function record(origin) {
  const signedIn = await fetch(`${origin}/api/coach/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(COACH),
  });
  if (!signedIn.ok) throw new Error(`The demo coach cannot sign in (${signedIn.status}).`);
  const headers = {
    cookie: signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  const get = async (path) => {
    const response = await fetch(`${origin}${path}`, { headers });
    return response.ok && response.headers.get('content-type')?.includes('json') ? response.json() : undefined;
  };
  const recordedOn = new Date().toISOString().slice(0, 10);
  const records = await recordIds(get, recordedOn);
  const { paths } = await get('/api/openapi.json');
  const answers = [];
  for (const [route, methods] of Object.entries(paths)) {
    if (!methods.get) continue;
    for (const { path, query } of callsOf(route, methods.get.parameters ?? [], records, recordedOn)) {
      const body = await get(`${path}?${new URLSearchParams(query)}`);
      if (body !== undefined) answers.push({ path, query, body });
    }
  }
  return { recordedOn, coach: await signedIn.json(), pageHeaders: await pageHeaders(origin), answers };
}

/** The ids that stand for each parameter, and each athlete with the own team. All athletes of the first team, a few of the others. */
async function recordIds(get, today) {
  const idsOf = (list, name) => (list ?? []).map((entry) => String(entry[name]));
  const teams = idsOf(await get('/api/teams'), 'team_id').slice(0, RECORD_COUNT);
  const pairs = [];
  for (const [index, team_id] of teams.entries()) {
    const list = await get(`/api/athletes/list?${new URLSearchParams({ team_id, today })}`);
    const athletes = idsOf(list, 'athlete_id').slice(0, index === 0 ? undefined : RECORD_COUNT);
    pairs.push(...athletes.map((athlete_id) => ({ team_id, athlete_id })));
  }
  const events = idsOf(await get(`/api/calendar/list?${new URLSearchParams({ date: today, today })}`), 'event_id');
  return { ids: { team_id: teams, athlete_id: pairs.map(({ athlete_id }) => athlete_id), event_id: events }, pairs };
}

/** The calls of a route: its required parameters, with each choice of ids and each window of dates. */
function callsOf(route, parameters, { ids, pairs }, today) {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const names = inQuery.map(({ name }) => name);
  const required = new Set(inQuery.filter((parameter) => parameter.required).map(({ name }) => name));
  const month = `${today.slice(0, 8)}01`;
  const monday = shifted(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const windows = [
    {},
    { from: shifted(today, -28), to: shifted(today, 28) },
    { from: month, to: shifted(month, 34) },
    { from: monday, to: shifted(monday, 6) },
    { start: monday, end: shifted(monday, 6) },
    { start: month, end: shifted(month, 30) },
    { date: today },
  ];
  const choices = [{}, ...Object.entries(ids).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))];
  const queries = [...choices, ...pairs].flatMap((choice) =>
    windows.map((window) => ({ ...choice, ...window, today })),
  );
  const usable = queries
    .map((query) => Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name))))
    .filter((query) => [...required].every((name) => name in query));
  const different = [...new Map(usable.map((query) => [JSON.stringify(query), query])).values()];
  return pathsOf(route, ids).flatMap((path) => different.map((query) => ({ path, query })));
}

/** The route with ids in the places of its parameters; none when it is not known which records exist. */
function pathsOf(route, ids) {
  const [place] = /\{\w+\}/.exec(route) ?? [];
  if (!place) return [route];
  const kind = route.includes('/calendar/') ? 'event_id' : route.includes('/teams/') ? 'team_id' : 'athlete_id';
  return ids[kind].flatMap((id) => pathsOf(route.replace(place, id), ids));
}

async function pageHeaders(origin) {
  const { headers } = await fetch(`${origin}/login`, { headers: { accept: 'text/html' } });
  return Object.fromEntries(PAGE_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));
}

async function untilReady(origin, server) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('The API ended while it started; see the messages above.');
    const isReady = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The API did not become ready.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
