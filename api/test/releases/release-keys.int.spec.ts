import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@touchline/contracts/area';
import { readLog, readRegistry } from '@touchline/release/registry-store';
import type { Response } from 'light-my-request';
import { readReleaseCommand } from '../../src/administration/release-arguments.js';
import { runReleaseKeyCommand, type ReleaseKeyCommand } from '../../src/administration/release-keys.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { ReleaseKeyEntity, ReleaseOutcomeCountEntity } from '../../src/modules/releases/index.js';
import { HOST } from '../support/actors.js';
import { areaBuild, shellBuild, type Build } from '../support/built-release.js';
import { createReleaseKey } from '../support/release-key.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const AREA = 'mfe-teams';
const [V1, V2, V3] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'];
const [SHELL_1, SHELL_2] = ['1.0.0-11111111', '1.0.0-22222222'];

describe('a release with a key', () => {
  let at: TestApp;
  let teamsKey: string;
  let shellKey: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    [teamsKey, shellKey] = [await createReleaseKey(at, AREA, 'CI of teams'), await createReleaseKey(at, 'shell')];
  });
  afterAll(() => at.close());

  /** As a program calls: no cookie and no origin. */
  const call = (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    key: string,
    payload?: Buffer | object,
    type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json',
  ): Promise<Response> =>
    at.app.inject({
      method,
      url: `/api/releases/${path}`,
      headers: { host: HOST, authorization: `Bearer ${key}`, ...(payload && { 'content-type': type }) },
      ...(payload && { payload }),
    });
  const upload = async (area: string, version: string, build: Build, key = teamsKey) => {
    for (const [name, bytes] of Object.entries(build))
      expect((await call('PUT', `${area}/${version}/files/${name}`, key, bytes)).statusCode).toBe(204);
  };
  const change = (area: string, body: object, key = teamsKey) =>
    call('POST', `${area}/changes`, key, { why: 'test', ...body });
  /** Other tests are about proofs. */
  const UNPROVEN = { action: 'promote', unproven: 'a test' };
  const promote = (version: string, more: object = {}) => change(AREA, { ...UNPROVEN, version, ...more });
  const registry = (): RegistryDocument => readRegistry(at.siteDir);
  const served = async (url: string) => (await at.app.inject({ url, headers: { host: HOST } })).statusCode;
  const uploads = () => readdirSync(join(at.siteDir, 'registry/uploads', AREA));
  const refusal = (response: Response) => [response.statusCode, response.json<{ code: string }>().code];

  async function withShell(changes: Parameters<typeof shellBuild>[1] = {}): Promise<void> {
    await upload('shell', SHELL_1, shellBuild(SHELL_1, changes), shellKey);
    const { statusCode } = await change('shell', { ...UNPROVEN, version: SHELL_1 }, shellKey);
    expect(statusCode).toBe(200);
  }
  async function withVersions(...versions: string[]): Promise<void> {
    for (const version of versions) {
      await upload(AREA, version, areaBuild(AREA, version));
      expect((await promote(version)).statusCode).toBe(200);
    }
  }

  it('makes a shell and an area live on an empty site, and the log names the key', async () => {
    await withShell();
    await upload(AREA, V1, areaBuild(AREA, V1));
    expect(await served(`/remotes/${AREA}/${V1}/remoteEntry.js`)).toBe(404);

    const answer = await promote(V1, { why: 'Roster: archive several athletes' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { sentences: [`${AREA} ${V1} is live`] }]);
    expect(registry()).toMatchObject({ shell: { live: SHELL_1 }, remotes: { [AREA]: { live: V1 } } });
    expect(readLog(at.siteDir).at(-1)).toMatchObject({
      by: 'release key "CI of teams"',
      why: 'Roster: archive several athletes (unproven: a test)',
      changes: [{ name: AREA, action: 'promote', from: null, to: V1 }],
    });
    expect(await served(`/remotes/${AREA}/${V1}/remoteEntry.js`)).toBe(200);
    expect((await at.app.inject('/')).payload).toContain(`data-shell="${SHELL_1}"`);
    expect(uploads()).toEqual([]);
  });

  it('puts a version on trial, ends the trial, and approves the live version', async () => {
    await withShell();
    await withVersions(V1);
    await upload(AREA, V2, areaBuild(AREA, V2));
    expect((await promote(V2, { canary: 10 })).json()).toEqual({
      sentences: [`${AREA} ${V2} is on trial with 10 % of the browsers`],
    });
    expect((await change(AREA, { action: 'approve' })).statusCode).toBe(200);
    expect((await change(AREA, { action: 'rollback' })).json()).toEqual({
      sentences: [`${AREA} ${V2} is no longer on trial`],
    });
    expect(registry().remotes[AREA]).toMatchObject({ live: V1, lastGood: V1, canary: null });
  });

  it('goes back and blocks; a blocked version needs to be unblocked, and no second upload', async () => {
    await withShell();
    await withVersions(V1, V2);
    const answer = await change(AREA, { action: 'rollback', block: V2 });
    expect(answer.json()).toEqual({ sentences: [`${AREA} ${V1} is live instead of ${V2}; ${V2} is blocked`] });

    const blocked = await promote(V2);
    expect(refusal(blocked)).toEqual([409, 'release_refused']);
    expect(blocked.json()).toMatchObject({ message: expect.stringContaining(`${AREA} ${V2} is blocked.`) as string });
    expect((await promote(V2, { unblock: true })).statusCode).toBe(200);
    expect(registry().remotes[AREA]).toMatchObject({ live: V2, blocked: [] });
  });

  it('counts what browsers reported: a version that has run well is the fallback', async () => {
    await withShell();
    await withVersions(V1);
    const now = at.clock.now();
    const counted = { area: AREA, version: V1, outcome: 'good', count: 500, firstAt: now, lastAt: now } as const;
    await at.write((tx) => tx.insert(ReleaseOutcomeCountEntity, counted));
    await withVersions(V2);
    expect(registry().remotes[AREA]).toMatchObject({ live: V2, lastGood: V1 });
  });

  it('names the live version, who released it, and how the version on trial does', async () => {
    expect((await call('GET', `${AREA}/status`, teamsKey)).statusCode).toBe(404);
    await withShell();
    await withVersions(V1);
    await upload(AREA, V2, areaBuild(AREA, V2));
    await promote(V2, { canary: 10, why: 'archive' });
    const now = at.clock.now();
    const counted = { area: AREA, version: V2, outcome: 'good', count: 6, firstAt: now, lastAt: now } as const;
    await at.write((tx) => tx.insert(ReleaseOutcomeCountEntity, counted));

    const answer = await call('GET', `${AREA}/status`, teamsKey);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        part: AREA,
        live: V1,
        canary: { version: V2, share: 10 },
        lastGood: null,
        blocked: [],
        since: readLog(at.siteDir).find(({ changes }) => changes.some(({ to }) => to === V1))?.at,
        by: 'release key "CI of teams"',
        why: 'test (unproven: a test)',
        owner: expect.any(String) as string,
        trial: { version: V2, share: 10, verdict: 'undecided', loads: 6, failures: 0, needed: 106 },
        reports: [
          expect.objectContaining({ version: V1, role: 'live', loads: 0 }),
          expect.objectContaining({ version: V2, role: 'canary', loads: 6, good: 6, firstAt: now.toISOString() }),
        ],
      },
    ]);
    const ofShell = await call('GET', 'shell/status', shellKey);
    expect(ofShell.json()).toMatchObject({ part: 'shell', live: SHELL_1, trial: null, reports: null });
  });

  describe('is refused, and changes nothing', () => {
    const unchanged = async (response: Promise<Response>, sentence: string) => {
      const before = readLog(at.siteDir);
      const refused = await response;
      expect(refusal(refused)).toEqual([409, 'release_refused']);
      expect(refused.json<{ message: string }>().message).toContain(sentence);
      expect(refused.payload).not.toContain(at.siteDir);
      expect(readLog(at.siteDir)).toEqual(before);
    };

    it.each<[string, Parameters<typeof areaBuild>[2], string]>([
      ['does not fit the shell', { contract: '^2.0.0' }, 'needs shell contract ^2.0.0, the shell gives 1.0.0.'],
      ['lies outside its prefixes', { prefixes: ['/other'] }, 'lies outside its prefixes'],
      ['is described as another area', { name: 'mfe-workouts' }, 'release.json is that of mfe-workouts'],
      ['brings styles', { bundles: ['@emotion/react'] }, 'which would change other areas'],
      [
        'calls a route that the API does not have',
        { calls: { 'GET /api/theirs': { request: {} } } },
        `${AREA} ${V1} calls GET /api/theirs, which the deployed API does not have. Promote the new API first.`,
      ],
      [
        'describes a call in a way that cannot be compared',
        { calls: { 'GET /api/teams': { request: { properties: { query: { anyOf: 'any' } } as never } } } },
        'release.json: calls.GET /api/teams.request.properties.query.anyOf',
      ],
      [
        'does not send what the API needs',
        { calls: { 'GET /api/teams/sports': { request: { type: 'object', properties: { params: {} } } } } },
        'calls GET /api/teams/sports with params of type any, and the deployed API takes object.',
      ],
      ['claims the page of another area', { page: '/workouts' }, 'clashes with /workouts of mfe-workouts'],
    ])('when the build %s', async (_name, changes, sentence) => {
      await withShell();
      const otherKey = await createReleaseKey(at, 'mfe-workouts');
      await upload('mfe-workouts', V1, areaBuild('mfe-workouts', V1, { page: '/workouts' }), otherKey);
      expect((await change('mfe-workouts', { ...UNPROVEN, version: V1 }, otherKey)).statusCode).toBe(200);

      await upload(AREA, V1, areaBuild(AREA, V1, changes));
      await unchanged(promote(V1), sentence);
      // It can be uploaded again and then goes live.
      await upload(AREA, V1, areaBuild(AREA, V1));
      expect((await promote(V1)).statusCode).toBe(200);
    });

    it('when a file differs from its description, or is missing', async () => {
      await withShell();
      const build = areaBuild(AREA, V1);
      await upload(AREA, V1, { ...build, 'remoteEntry.js': Buffer.from('evil()') });
      await unchanged(promote(V1), 'remoteEntry.js is not the file that release.json describes.');
      await unchanged(promote(V2), `${AREA} ${V2} is not uploaded`);
      expect(await served(`/remotes/${AREA}/${V1}/remoteEntry.js`)).toBe(404);
      expect(uploads()).toEqual([V1]);
    });

    it('when there is no shell yet, or a new shell would stop an area', async () => {
      await upload(AREA, V1, areaBuild(AREA, V1));
      await unchanged(promote(V1), 'There is no shell on this site yet.');
      await withShell();
      expect((await promote(V1)).statusCode).toBe(200);
      await upload('shell', SHELL_2, shellBuild(SHELL_2, { contract: '2.0.0' }), shellKey);
      const body = { ...UNPROVEN, version: SHELL_2 };
      await unchanged(change('shell', body, shellKey), `${AREA} ${V1} needs shell contract ^1.0.0`);
    });

    it('when there is nothing to go back to', async () => {
      await withShell();
      await unchanged(change(AREA, { action: 'rollback' }), `${AREA} is not on this site.`);
      await withVersions(V1);
      await unchanged(change(AREA, { action: 'rollback' }), 'There is no earlier version');
      await unchanged(change(AREA, { action: 'approve', version: V3 }), 'is not on this site.');
    });
  });

  describe('its upload', () => {
    const put = (version: string, name: string, payload: Buffer | object = Buffer.from('x'), type?: string) =>
      call('PUT', `${AREA}/${version}/files/${encodeURIComponent(name)}`, teamsKey, payload, type);

    it.each(['../x.js', '.hidden', 'a/b.js', '', 'a b', `${'x'.repeat(121)}`])('has no file %j', async (name) => {
      expect([400, 404]).toContain((await put(V1, name)).statusCode);
    });

    it('has no version that is a path', async () => {
      for (const version of ['..', '%2e%2e', '..%2f..']) expect((await put(version, 'x.js')).statusCode).not.toBe(204);
    });

    it('takes bytes only, and up to 5 MB of them; other calls take no bytes', async () => {
      expect((await put(V1, 'x.js', Buffer.alloc(5 * 1024 * 1024))).statusCode).toBe(204);
      expect((await put(V1, 'x.js', Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
      expect((await put(V1, 'x.js', { a: 1 })).statusCode).toBe(400);
      expect((await put(V1, 'x.js', Buffer.from('x'), 'text/javascript')).statusCode).toBe(415);
      const bytes = Buffer.from('{"action":"rollback","why":"x"}');
      expect((await call('POST', `${AREA}/changes`, teamsKey, bytes)).statusCode).toBe(415);
    });

    it('has at most 30 MB and 200 files per version, and five versions at once', async () => {
      for (let file = 0; file < 6; file += 1)
        expect((await put(V1, `${file}.js`, Buffer.alloc(5 * 1024 * 1024))).statusCode).toBe(204);
      expect(refusal(await put(V1, 'more.js'))).toEqual([409, 'release_refused']);
      // A file that replaces another one counts once.
      expect((await put(V1, '5.js', Buffer.alloc(5 * 1024 * 1024))).statusCode).toBe(204);

      for (let file = 0; file < 200; file += 1) await put(V2, `${file}.js`);
      expect((await put(V2, '0.js')).statusCode).toBe(204);
      expect(refusal(await put(V2, 'more.js'))).toEqual([409, 'release_refused']);

      for (const version of ['1.0.0-3', '1.0.0-4', '1.0.0-5'])
        expect((await put(version, 'x.js')).statusCode).toBe(204);
      expect(refusal(await put('1.0.0-6', 'x.js'))).toEqual([409, 'release_refused']);
      at.clock.advance(86_400 + 60);
      expect((await put('1.0.0-6', 'x.js')).statusCode).toBe(204);
      expect(uploads()).toEqual(['1.0.0-6']);
    });

    it('is never served', async () => {
      await put(V1, 'x.js');
      for (const url of [`/registry/uploads/${AREA}/${V1}/x.js`, `/remotes/${AREA}/${V1}/x.js`])
        expect(await served(url)).toBe(404);
    });
  });

  describe('its key', () => {
    const run = (...words: string[]) =>
      runReleaseKeyCommand(
        readReleaseCommand(['key', ...words]) as ReleaseKeyCommand,
        at.app.get(UnitOfWork),
        at.clock.now(),
      );
    const own = (key: string) => call('GET', 'key', key);

    it('is shown once, stored as a hash, listed, and works until it is revoked', async () => {
      const printed = await run('--area', 'mfe-workouts', '--name', 'CI of workouts');
      const key = /^Key: (touchline_release_[\w-]{43})$/m.exec(printed)?.[1] ?? '';
      const { id } = await at.read.findOneByOrFail(ReleaseKeyEntity, { area: 'mfe-workouts' });
      expect(JSON.stringify(await at.read.find(ReleaseKeyEntity))).not.toContain(key);
      expect((await own(key)).json()).toEqual({ area: 'mfe-workouts', name: 'CI of workouts' });

      expect(await run('--revoke', String(id))).toBe(`Key ${id} ("CI of workouts", mfe-workouts) is revoked.`);
      for (const response of [
        await own(key),
        await call('PUT', `mfe-workouts/${V1}/files/x.js`, key, Buffer.from('x')),
        await change('mfe-workouts', { action: 'rollback' }, key),
      ])
        expect(refusal(response)).toEqual([401, 'unauthenticated']);
      const today = at.clock.now().toISOString().slice(0, 10);
      const list = await run('--list');
      expect(list).toMatch(new RegExp(`^${id} +mfe-workouts +CI of workouts +${today} +${today}$`, 'm'));
      expect(list).toMatch(new RegExp(`^\\d+ +${AREA} +CI of teams +${today} +never$`, 'm'));

      at.clock.advance(2 * 86_400);
      await run('--revoke', String(id));
      expect(await run('--list')).toBe(list);
      await expect(run('--revoke', '900000001')).rejects.toThrow('There is no release key with the number 900000001.');
    });

    it('is good for its area alone: any other one is unknown', async () => {
      await withShell();
      for (const area of ['mfe-workouts', 'shell', 'mfe-nobody', 'MFE-TEAMS']) {
        const answers = [
          await call('PUT', `${area}/${V1}/files/x.js`, teamsKey, Buffer.from('x')),
          await change(area, { action: 'rollback', to: V1 }),
          await call('GET', `${area}/status`, teamsKey),
        ];
        for (const answer of answers) expect(refusal(answer)).toEqual([404, 'not_found']);
      }
    });

    it.each(['', 'x', `touchline_release_${'A'.repeat(43)}`])('is not made up as %j', async (key) =>
      expect((await own(key)).statusCode).toBe(401),
    );
  });
});
