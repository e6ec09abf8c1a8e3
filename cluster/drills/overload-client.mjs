/**
 * Calls of a morning at a given rate, however slowly the product answers, or without a rate as fast as the connections get
 * answers. Reads a plan as JSON from the file that is its argument, and prints as JSON what came back. Refused calls are
 * not sent again, because those who do are part of the rate.
 */
import { readFileSync } from 'node:fs';
import { arriveAtRandom, BareConnection, p99Of } from '../../bench/api/bare-connection.mjs';

const plan = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { origin, today, coaches, practices, shares, rate, connections, seconds } = plan;
const { hostname, port, host } = new URL(origin);
const RATED = ['sleep_quality', 'fatigue', 'muscle_soreness', 'stress'];
const DAYS_OF_EXPORT = 28;
const exportFrom = new Date(Date.parse(today) - DAYS_OF_EXPORT * 86_400_000).toISOString().slice(0, 10);

/** By the token of an athlete: the answer that was acknowledged last, and its revision. */
const acknowledged = {};
const revisions = { ...plan.revisions };
const unknown = new Set(plan.unknown);
/** Athletes of whom no answer is on its way. */
const free = plan.deviceTokens.filter((token) => !unknown.has(token)).sort(() => Math.random() - 0.5);
const idle = [];
const counts = Object.fromEntries(Object.keys(shares).map((kind) => [kind, { unsent: 0, statuses: {} }]));
const accepted = [];
const refused = [];
let isOver = false;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const coachGet = (path) => {
  const { token, teamIds } = pick(coaches);
  return { text: request('GET', path(pick(teamIds)), `touchline_session=${token}`) };
};
const CALLS = {
  answer,
  mark,
  page: () => ({ text: request('GET', '/api/athlete/page', `touchline_device=${pick(plan.deviceTokens)}`) }),
  poll: () => coachGet((team) => `/api/squad/answers?team_id=${team}`),
  board: () => coachGet((team) => `/api/dashboard/squad?team_id=${team}&date=${today}`),
  overview: () => coachGet(() => '/api/dashboard/overview'),
  export: () => coachGet((team) => `/api/attendance/range?start=${exportFrom}&end=${today}&team_id=${team}`),
};

for (let n = 0; n < connections; n += 1) callAgain(new BareConnection({ hostname, port }));
if (rate) arriveAtRandom({ rate, seconds }, () => send(idle.pop(), kindOfNext()));
setTimeout(() => {
  isOver = true;
  const { user, system } = process.cpuUsage();
  const outcome = {
    counts,
    acceptedPerSecond: accepted.length / seconds,
    refusedPerSecond: refused.length / seconds,
    ...{ p99Ms: p99Of(accepted), p99RefusedMs: p99Of(refused) },
    ...{ acknowledged, revisions, cpuSeconds: (user + system) / 1e6 },
    // Answers that are on their way now may be stored.
    unknown: plan.deviceTokens.filter((token) => unknown.has(token) || !free.includes(token)),
  };
  process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
}, seconds * 1000);

function callAgain(connection) {
  if (rate) idle.push(connection);
  else send(connection, kindOfNext());
}

function kindOfNext() {
  let place = Math.random() * Object.values(shares).reduce((sum, share) => sum + share, 0);
  return Object.keys(shares).find((kind) => (place -= shares[kind]) < 0) ?? Object.keys(shares)[0];
}

function send(connection, kind) {
  const call = connection && CALLS[kind]();
  if (!call) {
    counts[kind].unsent += 1;
    if (connection) idle.push(connection);
    return;
  }
  connection.call(call.text, (status, milliseconds, body) => {
    if (isOver) return;
    const { statuses } = counts[kind];
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) accepted.push(milliseconds);
    if (status === 503) refused.push(milliseconds);
    call.done?.(status, body);
    callAgain(connection);
  });
}

/** Another answer than the one before. Undefined when all athletes are answering. */
function answer() {
  const token = free.shift();
  if (!token) return undefined;
  const ratings = RATED.map(() => 1 + Math.floor(Math.random() * 10));
  const body = { date: today, revision: revisions[token] ?? null, pain: null };
  for (const [n, name] of RATED.entries()) body[name] = ratings[n];
  const done = (status, text) => {
    if (status === 200) {
      revisions[token] = JSON.parse(text).revision;
      acknowledged[token] = ratings;
    }
    // A refusal stored nothing: the product refuses before it begins.
    if (status === 200 || status === 503) free.push(token);
    else unknown.add(token);
  };
  return { text: request('PUT', '/api/athlete/wellness', `touchline_device=${token}`, body), done };
}

function mark() {
  const { eventId, teamId, athleteIds, coachToken } = pick(practices);
  const ids = { event_id: eventId, team_id: teamId, athlete_id: pick(athleteIds) };
  const body = { ...ids, date: today, attended: Math.random() < 0.5 };
  return { text: request('POST', '/api/attendance', `touchline_session=${coachToken}`, body) };
}

function request(method, path, cookie, body) {
  const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncookie: ${cookie}\r\n`;
  if (!body) return `${head}\r\n`;
  const text = JSON.stringify(body);
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
