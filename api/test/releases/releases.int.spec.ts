import type { ReleaseFailure, ReleaseOutcome } from '@touchline/contracts/release-outcomes';
import type { ReleaseVetoes } from '@touchline/contracts/release-reports.schema';
import type { Response } from 'light-my-request';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import {
  ReleaseOutcomeCountEntity,
  ReleaseStatusService,
  ReleaseVetoEntity,
} from '../../src/modules/releases/index.js';
import { Actor, HOST } from '../support/actors.js';
import { nameInRegistry, writeRegistry } from '../support/site-registry.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const REPORTS = '/api/release-reports';
const VETOES = '/api/release-vetoes';
const AREA = 'mfe-teams';
const [LAST_GOOD, LIVE, CANARY] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'];

describe('releases', () => {
  let at: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    at = await createTestApp({ settings: { TRUST_PROXY: '1' } });
    second = await createInstanceBeside(at);
  });
  beforeEach(async () => {
    await second.empty();
    await at.empty();
    name({ live: LIVE, lastGood: LAST_GOOD, canary: { version: CANARY, share: 10 } });
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  /** Names the area's versions in the sites of both instances. */
  function name(remote: Parameters<typeof nameInRegistry>[2], area = AREA): void {
    for (const instance of [at, second]) nameInRegistry(instance, area, remote);
  }

  interface ReportPart {
    area?: string;
    version?: string;
    outcome?: ReleaseOutcome;
    attempt?: number;
  }
  const body = (...reports: ReportPart[]) => ({
    shell: '2.0.0-dddddddd',
    reports: reports.map((one) => ({ area: AREA, version: CANARY, outcome: 'good', attempt: 1, ...one })),
  });
  const report = (
    reports: ReportPart | ReportPart[],
    instance = at,
    headers: Record<string, string> = {},
  ): Promise<Response> => new Actor(instance).post(REPORTS, body(...[reports].flat()), { headers });
  const vetoes = async (instance = at) => (await new Actor(instance).get(VETOES)).json<ReleaseVetoes>().vetoes;
  const counts = async () => {
    const rows = await at.read.find(ReleaseOutcomeCountEntity, {
      order: { area: 'ASC', version: 'ASC', outcome: 'ASC' },
    });
    return rows.map(({ area, version, outcome, count }) => [area, version, outcome, count]);
  };
  const stored = () => at.read.find(ReleaseVetoEntity);

  /** Stores counts as reports would have left them. */
  const reported = (version: string, outcome: ReleaseOutcome, count: number, area = AREA): Promise<unknown> =>
    at.write((tx) =>
      tx.insert(ReleaseOutcomeCountEntity, {
        area,
        version,
        outcome,
        count,
        firstAt: at.clock.now(),
        lastAt: at.clock.now(),
      }),
    );

  describe('reports', () => {
    it('are counted per area, version and outcome, with the time of the first and the last one', async () => {
      const first = at.clock.now();
      const answer = await report([{ version: LIVE }, { outcome: 'render' }]);
      expect([answer.statusCode, answer.payload]).toEqual([204, '']);
      at.clock.advance(60);
      await report([{ version: LIVE }, { version: LAST_GOOD, outcome: 'network' }]);

      expect(await counts()).toEqual([
        [AREA, LAST_GOOD, 'network', 1],
        [AREA, LIVE, 'good', 2],
        [AREA, CANARY, 'render', 1],
      ]);
      const [row] = await at.read.findBy(ReleaseOutcomeCountEntity, { version: LIVE });
      expect([row?.firstAt, row?.lastAt]).toEqual([first, at.clock.now()]);
    });

    it('at the same moment are all counted, through two instances', async () => {
      name({ live: LIVE }, 'mfe-workouts');
      const both = (number: number) =>
        [{ version: LIVE }, { version: LIVE, area: 'mfe-workouts' }].slice(0, 1 + (number % 2));
      for (let round = 1; round <= 5; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: WRITERS }, (_, number) => {
            const reports = both(number);
            return report(number % 4 < 2 ? reports : reports.reverse(), number % 3 ? at : second);
          }),
        );
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(WRITERS).fill(204));
        expect(await counts()).toEqual([
          [AREA, LIVE, 'good', round * WRITERS],
          ['mfe-workouts', LIVE, 'good', (round * WRITERS) / 2],
        ]);
      }
    });

    it('of one call count once for each version: the first', async () => {
      await report([{ outcome: 'http' }, { outcome: 'render', attempt: 2 }, { version: LIVE }, { version: LIVE }]);
      expect(await counts()).toEqual([
        [AREA, LIVE, 'good', 1],
        [AREA, CANARY, 'http', 1],
      ]);
    });

    it('about versions that the registry does not name are answered alike and not counted', async () => {
      const unknown = [
        { version: '9.9.9-eeeeeeee' },
        { version: CANARY.toUpperCase() },
        { area: 'mfe-nobody', version: LIVE },
        { area: 'constructor', version: LIVE },
        { area: 'shell', version: '2.0.0-dddddddd' },
      ];
      for (const reports of unknown) expect((await report(reports)).statusCode).toBe(204);
      expect((await report([...unknown, { version: LIVE }])).statusCode).toBe(204);
      expect(await counts()).toEqual([[AREA, LIVE, 'good', 1]]);
      // Calls that count nothing use up no attempt, either.
      expect(await at.read.find(AttemptCounterEntity)).toMatchObject([{ attempts: 1 }]);

      name({ live: CANARY });
      await report({ version: LAST_GOOD });
      expect(await counts()).toHaveLength(1);
    });

    it.each([undefined, '', '{"seq":1', '[]', 'null', '{"seq":1}', '{"remotes":null}'])(
      'are answered and not counted while the registry is %j',
      async (text) => {
        await at.empty();
        if (text !== undefined) writeRegistry(at, text);
        expect((await report({})).statusCode).toBe(204);
        expect([await counts(), await vetoes()]).toEqual([[], []]);
      },
    );

    it('need no session, and only pages of this site may send them', async () => {
      expect((await report({}, at, { cookie: `touchline_session=${'A'.repeat(43)}` })).statusCode).toBe(204);
      const foreign: Record<string, string>[] = [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }];
      for (const headers of foreign) expect((await report({}, at, headers)).statusCode).toBe(403);
      expect(await counts()).toEqual([[AREA, CANARY, 'good', 1]]);
    });

    it.each<[string, unknown]>([
      ['no report', { ...body(), reports: [] }],
      ['too many', body(...Array.from({ length: 21 }, () => ({})))],
      ['no shell', { reports: body({}).reports }],
      ['an unknown outcome', body({ outcome: 'fine' as ReleaseOutcome })],
      ['no area', body({ area: 'Mfe Teams' })],
      ['a long area', body({ area: 'a'.repeat(65) })],
      ['no version', body({ version: '../1' })],
      ['a long version', body({ version: '1'.repeat(101) })],
      ['attempt 0', body({ attempt: 0 })],
      ['a coach', { ...body({}), coach: 1 }],
      ['an athlete', { ...body({}), reports: [{ ...body({}).reports[0], athlete_id: 1 }] }],
    ])('with %s are refused', async (_name, wrong) => {
      expect((await new Actor(at).post(REPORTS, wrong)).statusCode).toBe(400);
      expect(await counts()).toEqual([]);
    });

    it('are limited to 600 calls per hour and address', async () => {
      const from = (address: string) => ({
        'x-forwarded-for': address,
        'x-forwarded-proto': 'http',
        'x-forwarded-host': HOST,
      });
      await report({ version: LIVE }, at, from('203.0.113.7'));
      await at.write((tx) => tx.update(AttemptCounterEntity, { attempts: 1 }, { attempts: 599 }));
      expect((await report({ version: LIVE }, at, from('203.0.113.7'))).statusCode).toBe(204);

      const limited = await report({ version: LIVE }, at, from('203.0.113.7'));
      expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '3600']);
      expect(limited.json()).toMatchObject({ code: 'rate_limited' });
      expect((await report({ version: LIVE }, at, from('203.0.113.8'))).statusCode).toBe(204);
      expect(await counts()).toEqual([[AREA, LIVE, 'good', 3]]);

      at.clock.advance(3600);
      expect((await report({ version: LIVE }, at, from('203.0.113.7'))).statusCode).toBe(204);
    });
  });

  describe('a veto', () => {
    it('follows when the canary has failed often enough, and is seen through every instance', async () => {
      await reported(LIVE, 'good', 500);
      for (const outcome of ['http', 'render'] as const) {
        await report({ outcome });
        expect(await vetoes()).toEqual([]);
      }
      await report({ outcome: 'evaluation' });
      for (const instance of [at, second]) expect(await vetoes(instance)).toEqual([{ area: AREA, version: CANARY }]);
      expect(await stored()).toEqual([
        {
          area: AREA,
          version: CANARY,
          at: at.clock.now(),
          loads: 3,
          failures: 3,
          liveVersion: LIVE,
          liveLoads: 500,
          liveFailures: 0,
        },
      ]);
    });

    it('is never stored or answered for a live version, however often it fails', async () => {
      await reported(LIVE, 'render', 1_000);
      await report({ version: LIVE, outcome: 'render' });
      name({ live: LIVE, canary: { version: LIVE, share: 50 } });
      await report({ version: LIVE, outcome: 'render' });
      name({ live: LIVE, canary: null });
      await report({ version: LIVE, outcome: 'render' });
      expect([await stored(), await vetoes()]).toEqual([[], []]);
    });

    it('is answered only while its version is on trial, and stays', async () => {
      await reported(CANARY, 'error', 100);
      await report({ outcome: 'error' });
      expect(await vetoes()).toHaveLength(1);

      for (const remote of [
        { live: LIVE, canary: null },
        { live: LIVE },
        { live: CANARY, canary: null },
        { live: CANARY, canary: { version: CANARY, share: 10 } },
        { live: LIVE, canary: { version: '1.3.0-ffffffff', share: 10 } },
      ]) {
        name(remote);
        expect([remote, await vetoes()]).toEqual([remote, []]);
      }
      name({ live: LIVE, canary: { version: CANARY, share: 1 } });
      expect(await vetoes()).toEqual([{ area: AREA, version: CANARY }]);
    });

    it('does not follow from lost connections, from other versions, or from failures that live has as well', async () => {
      for (const outcome of ['network', 'timeout'] as const) await reported(CANARY, outcome, 1_000);
      await report({ outcome: 'network' });
      await reported(LAST_GOOD, 'render', 1_000);
      await report({ version: LAST_GOOD, outcome: 'render' });
      expect(await vetoes()).toEqual([]);

      name({ live: LIVE, canary: { version: CANARY, share: 10 } }, 'mfe-workouts');
      for (const [version, good, failed] of [
        [LIVE, 700, 300],
        [CANARY, 70, 30],
      ] as const) {
        await reported(version, 'good', good, 'mfe-workouts');
        await reported(version, 'render', failed, 'mfe-workouts');
      }
      await report({ area: 'mfe-workouts', outcome: 'render' });
      expect(await vetoes()).toEqual([]);
    });

    it('keeps its first evidence despite later reports', async () => {
      await reported(CANARY, 'render', 100);
      await report({ outcome: 'render' });
      const first = await stored();
      at.clock.advance(60);
      await reported(CANARY, 'good', 100_000);
      await report({ outcome: 'render' });
      expect([await stored(), await vetoes()]).toEqual([first, [{ area: AREA, version: CANARY }]]);
    });

    it('by two instances at the same moment is one, and no report is lost', async () => {
      const failures: ReleaseFailure[] = [
        'http',
        'integrity',
        'evaluation',
        'incompatible',
        'contract',
        'render',
        'error',
      ];
      for (let round = 0; round < 10; round += 1) {
        const area = `mfe-round-${round}`;
        name({ live: LIVE, canary: { version: CANARY, share: 10 } }, area);
        await reported(CANARY, 'render', 1_000, area);
        const answers = await Promise.all(
          failures.map((outcome, number) => report({ area, outcome }, number % 2 ? at : second)),
        );
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(failures.map(() => 204));
        expect(await at.read.countBy(ReleaseVetoEntity, { area })).toBe(1);
        const rows = await at.read.findBy(ReleaseOutcomeCountEntity, { area });
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1_000 + failures.length);
      }
    });
  });

  describe('the status of releases', () => {
    const status = () => at.app.get(ReleaseStatusService).outcomesByVersion(at.clock.now());

    it('lists the reports per version, and how far the trial is', async () => {
      const now = at.clock.now().toISOString();
      await reported(LIVE, 'good', 500);
      await reported(LIVE, 'timeout', 7);
      await reported('0.9.0-99999999', 'render', 2);
      await reported(LIVE, 'good', 1, 'mfe-former');
      for (let load = 0; load < 6; load += 1) await report({});

      const none = { good: 0, loads: 0, failures: {}, firstAt: null, lastAt: null, vetoedAt: null, isProven: false };
      const seen = { ...none, firstAt: now, lastAt: now };
      expect(await status()).toEqual([
        {
          area: AREA,
          canary: { version: CANARY, share: 10, verdict: 'undecided', loads: 6, failures: 0, needed: 106 },
          versions: [
            { ...seen, version: LIVE, role: 'live', loads: 500, good: 500, failures: { timeout: 7 }, isProven: true },
            { ...seen, version: CANARY, role: 'canary', loads: 6, good: 6 },
            { ...none, version: LAST_GOOD, role: 'lastGood' },
            { ...seen, version: '0.9.0-99999999', role: null, loads: 2, failures: { render: 2 } },
          ],
        },
        { area: 'mfe-former', canary: null, versions: [{ ...seen, version: LIVE, role: null, loads: 1, good: 1 }] },
      ]);
    });

    it('is failing after a veto despite later reports, and passed after enough good loads', async () => {
      await reported(CANARY, 'render', 3);
      await report({ outcome: 'render' });
      await reported(CANARY, 'good', 10_000);
      name({ live: LIVE, canary: { version: CANARY, share: 10 } }, 'mfe-workouts');
      await reported(CANARY, 'good', 112, 'mfe-workouts');

      const [vetoed, passed] = await status();
      expect(vetoed?.canary).toMatchObject({ verdict: 'failing', loads: 10_004, failures: 4, needed: null });
      expect(vetoed?.versions.find(({ role }) => role === 'canary')?.vetoedAt).toBe(at.clock.now().toISOString());
      expect(passed?.canary).toMatchObject({ verdict: 'passed', loads: 112, failures: 0, needed: 0 });
    });

    it('is that of the reports alone while there is no registry', async () => {
      await reported(LIVE, 'good', 1);
      writeRegistry(at, 'torn');
      expect(await status()).toMatchObject([{ area: AREA, canary: null, versions: [{ version: LIVE, role: null }] }]);
    });
  });
});
