/**
 * The callers of a morning, in a process of their own: athletes who open their page and answer, coaches who open their
 * squads and keep them open. Reads a plan as JSON from the file that is its argument, and prints as JSON what came back.
 *
 * With `minutes` each athlete answers once and each coach comes once, at random moments of that time, most of them in the
 * middle; an athlete takes 20 to 60 s to answer, a board stays open for ten minutes. In less than an hour everything goes
 * faster, also these pauses. With `callers` that many of them call for `seconds` without a pause, in the proportions of
 * the morning.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const { origin, today, deviceTokens, coaches, minutes, callers, seconds } = JSON.parse(
  readFileSync(process.argv[2], 'utf8'),
);
const agent = new Agent({ keepAlive: true, maxSockets: callers ? 5 * callers : 2000 });
/** Of the pauses at the pace of an hour. */
const PACE = minutes ? minutes / 60 : 1;
const REPETITIONS = 5;
const RATED = ['sleep_quality', 'fatigue', 'muscle_soreness', 'stress'];
const POLL_MS = 8000 * PACE;
const BOARD_MS = 60_000 * PACE;
const BOARD_OPEN_MS = 600_000 * PACE;
/** Of the morning at its own pace, which `callers` follow: calls for each kind of turn. */
const TURNS = [
  { share: 10_000, turn: answer },
  { share: 15_000, turn: poll },
  { share: 2600, turn: readBoard },
  { share: 200, turn: openSquad },
];

/** By the name of the call: milliseconds of those that were answered 200, and counts of the other answers. */
const times = {};
const refusals = {};
let givenUp = 0;
/** By the token of an athlete: the ratings that were acknowledged last. */
const acknowledged = {};
/** Tokens of athletes with an answer that was never acknowledged, and may be stored. */
const unknown = new Set();
/** Whose turn it is at saturation: nobody answers twice at once. */
let nextAthlete = Math.floor(Math.random() * deviceTokens.length);

const pick = (list) => list[Math.floor(Math.random() * list.length)];
/** Between 0 and 1, most of them in the middle. */
const moment = () => (Math.random() + Math.random()) / 2;

if (minutes) await ownPace(minutes * 60_000);
else await saturation(seconds * 1000);
const { user, system } = process.cpuUsage();
const answers = { acknowledged, unknown: [...unknown] };
const outcome = { times: figures(), refusals, givenUp, ...answers, cpuSeconds: (user + system) / 1e6 };
process.stdout.write(JSON.stringify(outcome), () => process.exit(0));

async function ownPace(lengthMs) {
  const after = async (work) => {
    await delay(moment() * lengthMs);
    await work();
  };
  await Promise.all([
    ...deviceTokens.map((token) => after(() => answer(token, PACE * (20_000 + Math.random() * 40_000)))),
    ...coaches.map((coach) => after(() => keepSquadOpen(coach))),
  ]);
}

async function saturation(lengthMs) {
  const end = performance.now() + lengthMs;
  const total = TURNS.reduce((sum, { share }) => sum + share, 0);
  const turnAt = (place) => TURNS.find(({ share }) => (place -= share) < 0) ?? TURNS[0];
  const call = async () => {
    while (performance.now() < end) await turnAt(Math.random() * total).turn();
  };
  await Promise.all(Array.from({ length: callers }, call));
}

/** An athlete opens the page and answers for today. */
async function answer(token = deviceTokens[nextAthlete++ % deviceTokens.length], thinkingMs = 0) {
  const headers = { cookie: `touchline_device=${token}` };
  const page = await send('athlete page', 'GET', '/api/athlete/page', headers);
  const day = page?.days.find(({ date }) => date === today);
  if (!day) return;
  await delay(thinkingMs);
  const ratings = RATED.map(() => 1 + Math.floor(Math.random() * 10));
  const body = { date: today, revision: day.revision, pain: null };
  for (const [n, name] of RATED.entries()) body[name] = ratings[n];
  const isStored = await send('answer', 'PUT', '/api/athlete/wellness', headers, body);
  if (isStored) acknowledged[token] = ratings;
  else unknown.add(token);
}

/** Everything that the squad's page asks for when it opens. */
async function openSquad(coach = pick(coaches), teamId = pick(coach.teamIds)) {
  const headers = cookieOf(coach);
  await Promise.all([
    send('coach', 'GET', '/api/coach/me', headers),
    send('teams', 'GET', '/api/teams', headers),
    readBoard(coach, teamId),
    send('answers due', 'GET', `/api/squad/answers-due?team_id=${teamId}`, headers),
    send('access', 'GET', `/api/athlete-access?team_id=${teamId}`, headers),
  ]);
}

/** The page asks every 8 s whether there is a new answer, and reads the board again when there is, or after a minute. */
async function keepSquadOpen(coach) {
  const teamId = pick(coach.teamIds);
  await openSquad(coach, teamId);
  let revision;
  let readAt = performance.now();
  for (const end = readAt + BOARD_OPEN_MS; performance.now() < end;) {
    await delay(POLL_MS);
    const polled = await poll(coach, teamId);
    const isNew = polled && revision !== undefined && polled.revision !== revision;
    revision = polled?.revision ?? revision;
    if (!isNew && performance.now() - readAt < BOARD_MS) continue;
    await readBoard(coach, teamId);
    readAt = performance.now();
  }
}

async function poll(coach = pick(coaches), teamId = pick(coach.teamIds)) {
  return send('poll', 'GET', `/api/squad/answers?team_id=${teamId}`, cookieOf(coach));
}

async function readBoard(coach = pick(coaches), teamId = pick(coach.teamIds)) {
  return send('board', 'GET', `/api/dashboard/squad?team_id=${teamId}&date=${today}`, cookieOf(coach));
}

function cookieOf({ token }) {
  return { cookie: `touchline_session=${token}` };
}

/** Sends the call again as the pages do, after `Retry-After`. Resolves with the answer's body, undefined without one. */
async function send(name, method, path, headers, body) {
  for (let tries = 0; tries <= REPETITIONS; tries += 1) {
    const from = performance.now();
    const { status, text, retryAfter } = await sendOnce(method, path, headers, body);
    if (status === 200) {
      (times[name] ??= []).push(performance.now() - from);
      return JSON.parse(text);
    }
    refusals[name] ??= {};
    refusals[name][status] = (refusals[name][status] ?? 0) + 1;
    // The athlete is asked which answer counts when another device has answered meanwhile.
    if (status !== 503 && status !== 'none') return undefined;
    await delay(1000 * retryAfter * (1 + Math.random() / 2));
  }
  givenUp += 1;
  return undefined;
}

function sendOnce(method, path, headers, body) {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const sent = request(
      origin + path,
      { method, agent, headers: { ...headers, origin, ...(text && { 'content-type': 'application/json' }) } },
      (answered) => {
        let received = '';
        answered.setEncoding('utf8');
        answered.on('data', (chunk) => (received += chunk));
        answered.on('error', () => resolve({ status: 'none', retryAfter: 1 }));
        answered.on('end', () =>
          resolve({
            status: answered.statusCode,
            text: received,
            retryAfter: Number(answered.headers['retry-after'] ?? 1),
          }),
        );
      },
    );
    sent.on('error', () => resolve({ status: 'none', retryAfter: 1 }));
    sent.end(text);
  });
}

function figures() {
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => {
      const sorted = all.sort((a, b) => a - b);
      const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
      return [name, { calls: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) }];
    }),
  );
}
