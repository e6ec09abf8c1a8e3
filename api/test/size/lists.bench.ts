import { fillBigClub } from '../support/big-club.js';
import { recordStatements } from '../support/count-queries.js';
import { median } from '../support/statistics.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { signedIn } from '../wall/support/cast.js';
import type { BuiltCall } from '../wall/support/calls.js';
import { amongMany, asker, listCalls, LISTS, partyOf, RANKS, type Rank } from './support/club-calls.js';

const ROUNDS = 20;
const UNDER: BuiltCall = { method: 'GET', url: '/api/health/live' };

interface Timing {
  median: number;
  p95: number;
}

/**
 * Printed by `npm run bench:lists`: the lists of a big club over real connections. It asserts nothing, because machines
 * differ; it prints ratios for comparison.
 */
it('measures the lists of a big club', async () => {
  const at = await createTestApp();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const started = Date.now();
    const club = await fillBigClub(at);
    say(`filled in ${Math.round((Date.now() - started) / 1000)} s`);
    await at.app.listen(0, '127.0.0.1');
    const live = await timed(at, UNDER, {}, 100);
    say(`${UNDER.url}: median ${live.median.toFixed(2)} ms, p95 ${live.p95.toFixed(2)} ms`);
    for (const rank of RANKS) {
      const party = await partyOf(at, club, rank, '');
      say(`\n${NAMES[rank]}\n${line(['', 'rows', 'kB', 'median ms', 'p95 ms', '× live', 'statements'])}`);
      const cookie = Object.entries((await signedIn(at, party.coach)).cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      for (const row of LISTS) {
        const ask = await asker(at, row, party);
        for (const call of listCalls(row, amongMany(club, party.things))) {
          const answer = await ask(call);
          // One statement identifies the caller.
          const statements = (await recordStatements(at, () => ask(call))).length - 1;
          const time = await timed(at, call, { cookie, origin: await at.app.getUrl() }, ROUNDS);
          const parsed = JSON.parse(answer) as unknown;
          const figures = [
            Array.isArray(parsed) ? parsed.length : 1,
            Math.round(answer.length / 1024),
            time.median.toFixed(1),
            time.p95.toFixed(1),
            (time.median / live.median).toFixed(0),
            statements,
          ];
          say(line([call.url.replace(/cursor=\w+/, 'cursor=…'), ...figures]));
        }
      }
    }
  } finally {
    await at.close();
  }
}, 600_000);

const NAMES: Record<Rank, string> = {
  headCoach: 'Coach of 40 teams with 2 000 athletes',
  teamCoach: 'Coach of one team of 50 athletes',
};

function line([call, ...figures]: (string | number)[]): string {
  return [String(call).padEnd(92), ...figures.map((figure) => String(figure).padStart(12))].join('');
}

/** Calls once to warm up, then several times in sequence. */
async function timed(
  at: TestApp,
  { method, url, body }: BuiltCall,
  headers: Record<string, string>,
  rounds: number,
): Promise<Timing> {
  const address = `${await at.app.getUrl()}${url}`;
  const sent = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    const response = await fetch(address, sent);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${url} is answered ${response.status}`);
    if (round > 0) times.push(performance.now() - started);
  }
  return { median: median(times), p95: [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN };
}
