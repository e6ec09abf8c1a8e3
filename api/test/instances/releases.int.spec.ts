import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Actor, HOST } from '../support/actors.js';
import { areaBuild, shellBuild, type Build } from '../support/built-release.js';
import { createReleaseKey } from '../support/release-key.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const AREA = 'mfe-teams';
const VERSION = '1.0.0-aaaaaaaa';
const SHELL_VERSION = '1.0.0-11111111';

/** Two instances on two machines: one database, and a site folder each, which the other machine reaches. */
describe('a release with a key, whose calls reach two instances in turn', () => {
  let folder: string;
  let siteDirs: string[];
  let instances: TestApp[];
  let turn = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-sites-'));
    siteDirs = ['a', 'b'].map((name) => join(folder, name));
    for (const siteDir of siteDirs) mkdirSync(siteDir);
    const settingsOf = (siteDir: string | undefined) => ({
      SITE_DIR: siteDir ?? '',
      ALL_SITE_DIRS: siteDirs.join(','),
    });
    const first = await createTestApp({ settings: settingsOf(siteDirs[0]) });
    const { database, clock } = first;
    instances = [first, await createTestApp({ settings: settingsOf(siteDirs[1]), database, clock })];
  });
  afterAll(async () => {
    for (const instance of [...instances].reverse()) await instance.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const next = () => instances[(turn += 1) % instances.length]!;
  const call = (method: 'PUT' | 'POST', path: string, key: string, payload: Buffer | object) =>
    next().app.inject({
      method,
      url: `/api/releases/${path}`,
      headers: {
        ...{ host: HOST, authorization: `Bearer ${key}` },
        'content-type': Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json',
      },
      payload,
    });
  async function release(name: string, version: string, build: Build): Promise<string[]> {
    const key = await createReleaseKey(instances[0]!, name);
    for (const [file, bytes] of Object.entries(build))
      expect((await call('PUT', `${name}/${version}/files/${file}`, key, bytes)).statusCode).toBe(204);
    const change = { action: 'promote', version, why: 'test', unproven: 'a test' };
    const answer = await call('POST', `${name}/changes`, key, change);
    return answer.json<{ sentences: string[] }>().sentences;
  }

  it('goes live on both, under one number, and both serve its files', async () => {
    expect(await release('shell', SHELL_VERSION, shellBuild(SHELL_VERSION))).toEqual([
      `shell ${SHELL_VERSION} is live`,
    ]);
    expect(await release(AREA, VERSION, areaBuild(AREA, VERSION))).toEqual([`${AREA} ${VERSION} is live`]);

    const [first, second] = siteDirs.map((siteDir) => readFileSync(join(siteDir, 'registry.json'), 'utf8'));
    expect(first).toBe(second);
    const pages = await Promise.all(instances.map((instance) => new Actor(instance).get('/team-creation')));
    expect(pages[0]!.payload).toMatch(/<meta name="touchline-registry" content="[0-9a-f]+ 2">/);
    expect(pages[0]!.payload).toBe(pages[1]!.payload);
    expect(pages[0]!.headers['etag']).toBe(pages[1]!.headers['etag']);
    for (const instance of instances)
      expect((await new Actor(instance).get(`/remotes/${AREA}/${VERSION}/remoteEntry.js`)).statusCode).toBe(200);
  });

  it('is refused as a whole when the folder of the other machine is not there, and names no folder', async () => {
    const before = readFileSync(join(siteDirs[0]!, 'registry.json'), 'utf8');
    rmSync(siteDirs[1]!, { recursive: true });
    const key = await createReleaseKey(instances[0]!, AREA);
    const answer = await call('POST', `${AREA}/changes`, key, { action: 'approve', why: 'test' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringMatching(/^the site does not exist, so nothing is changed\./),
    ]);
    expect(readFileSync(join(siteDirs[0]!, 'registry.json'), 'utf8')).toBe(before);
  });
});
