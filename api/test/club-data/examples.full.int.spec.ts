import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { addDays } from '@touchline/contracts/calendar-date';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { buildApi, ended, outputOf, ready, runProgram, serverEnvironment } from '../support/built-api.js';
import * as build from '../support/factories.js';
import { createTestApp } from '../support/test-app.js';

const EXAMPLES = resolve(__dirname, '../../../docs/examples');
const runs = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** Each example with what it needs; on Debian python3, and r-cran-curl with r-cran-jsonlite. */
const PROGRAMS = [
  ['python3', 'read_wellness.py', runs('python3', '--version')],
  ['Rscript', 'read-wellness.R', runs('Rscript', '-e', 'library(curl); library(jsonlite)')],
] as const;

/** More athletes than one page has, with the first and the last of whom there is something to tell. */
const ATHLETES = 120;

describe('the examples of reading wellness', () => {
  beforeAll(() => buildApi(), 60_000);

  it.each(PROGRAMS)(
    '%s prints the mean of each athlete, with a key from the command',
    async (program, file, isInstalled) => {
      if (!isInstalled) return void process.stdout.write(`${file} did not run: ${program} is missing.\n`);
      const at = await createTestApp();
      const club = await build.institution(at, { name: 'City Club' });
      const team = await build.team(at, await build.coach(at, { institutionId: club.id }));
      const [first, last] = await squad(at, team);
      const env = await serverEnvironment(at.database.target);
      const url = `http://127.0.0.1:${env['PORT']}`;
      const server = runProgram('main', env, { stdio: ['ignore', 'ignore', 'ignore'] });
      try {
        await ready(url, server);
        const args = ['read-key', '--institution', 'City Club', '--name', 'Means', '--kinds', 'names,wellness'];
        const { stdout } = await outputOf(runProgram('coach-command', env, { args }));
        const key = /^Key: (\S+)$/m.exec(stdout)?.[1] ?? '';
        const reading = { PATH: env['PATH'], TOUCHLINE_URL: url, TOUCHLINE_READ_KEY: key };
        const example = spawn(program, [join(EXAMPLES, file), '2026-03-02'], { env: reading });
        expect(await outputOf(example)).toEqual({
          code: 0,
          stdout: `${first}\tÅda Öberg\t16.0\t2\n${last}\tBea Last\t20.0\t1\n`,
          stderr: '',
        });
      } finally {
        server.kill('SIGINT');
        await ended(server);
        await at.close();
      }
    },
    120_000,
  );
});

/** Answers of a complete and an incomplete day, and of one before the first day that is asked for. */
async function squad(at: Awaited<ReturnType<typeof createTestApp>>, { id: teamId }: TeamEntity) {
  const ids: number[] = [];
  for (let count = 0; count < ATHLETES; count += 1) {
    const name = count === 0 ? ['Åda', 'Öberg'] : ['Bea', 'Last'];
    ids.push((await build.athlete(at, { teamId, firstName: name[0] ?? '', lastName: name[1] ?? '' })).id);
  }
  const [first = 0, last = 0] = [ids[0], ids.at(-1)];
  const day = '2026-03-02';
  await build.entry(at, { athleteId: first, date: addDays(day, -1), stress: 10 });
  await build.entry(at, { athleteId: first, date: day });
  await build.entry(at, { athleteId: first, date: addDays(day, 1), stress: 6 });
  await build.entry(at, { athleteId: first, date: addDays(day, 2), stress: null });
  await build.entry(at, { athleteId: last, date: day, stress: 8 });
  return [first, last];
}
