/** Every reason for which a build is refused, at the door of the server. The table is that of the commands. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDocument, ShellRelease } from '@touchline/contracts/area';
import type { ReleaseProof } from '@touchline/contracts/release-changes.schema';
import { buildHash, readBuildFiles } from '@touchline/release/check-files';
import { promote } from '@touchline/release/promote';
import { createSigner, newSigningKey } from '@touchline/release/registry-signature';
import { readLog, readRegistry } from '@touchline/release/registry-store';
import type { Response } from 'light-my-request';
import { HOST } from '../support/actors.js';
import { areaBuild, shellBuild, writeBuild, type Build } from '../support/built-release.js';
import { createReleaseKey } from '../support/release-key.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Row {
  reason: string;
  release?: Partial<ReleaseDocument>;
  proof?: 'none' | 'other shell' | 'other files';
  registry?: 'unsigned' | 'other key';
  file?: 'tampered';
  script?: string;
  sentence: string;
  promoteSentence?: string;
}
interface Table {
  shell: Partial<ShellRelease>;
  release: Partial<ReleaseDocument>;
  refusals: Row[];
}

const AREA = 'mfe-one';
const VERSION = '1.0.0-aaaaaaaa';
const SHELL_VERSION = '1.0.0-11111111';
const table = JSON.parse(
  readFileSync(join(__dirname, '../../../packages/contracts/test/refusals.json'), 'utf8'),
) as Table;

describe('a build that is promoted over the network', () => {
  let at: TestApp;
  let key: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    key = await createReleaseKey(at, AREA);
  });
  afterAll(() => at.close());

  const call = (method: 'PUT' | 'POST', path: string, payload: Buffer | object): Promise<Response> =>
    at.app.inject({
      method,
      url: `/api/releases/${AREA}/${path}`,
      headers: {
        host: HOST,
        authorization: `Bearer ${key}`,
        'content-type': Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json',
      },
      payload,
    });

  /** Makes a shell live; one with a key signs the registry, so only the server is without the key then. */
  function withShell(registry: Row['registry']): void {
    const signer = registry && createSigner(newSigningKey());
    const changes = { ...table.shell, registryKey: signer?.publicKey ?? null };
    const dir = writeBuild(join(at.siteDir, 'registry/test/shell'), shellBuild(SHELL_VERSION, changes));
    const versions = [{ name: 'shell', version: SHELL_VERSION, dir }];
    promote(at.siteDir, versions, { why: 'test', ...(signer && { signer }) });
  }

  function proofOf(build: Build, kind: Row['proof']): ReleaseProof | undefined {
    if (kind === 'none') return undefined;
    const dir = writeBuild(join(at.siteDir, 'registry/test/area'), build);
    const files = kind === 'other files' ? '0'.repeat(64) : buildHash(readBuildFiles(dir));
    rmSync(dir, { recursive: true });
    return { passed: 5, failed: 0, files, provenWith: { shell: kind ? '0.9.0-00000000' : SHELL_VERSION } };
  }

  async function promoteRow(row: Partial<Row>, more: object = {}): Promise<Response> {
    withShell(row.registry);
    const script = row.script === undefined ? {} : { script: row.script };
    const build = areaBuild(AREA, VERSION, { ...table.release, ...row.release, ...script });
    if (row.file) build['remoteEntry.js'] = Buffer.from('// tampered');
    const proof = proofOf(build, row.proof);
    for (const [name, bytes] of Object.entries(build))
      expect((await call('PUT', `${VERSION}/files/${name}`, bytes)).statusCode).toBe(204);
    return call('POST', 'changes', { action: 'promote', version: VERSION, why: 'test', proof, ...more });
  }

  it('goes live without any of these problems', async () => {
    expect((await promoteRow({})).json()).toEqual({ sentences: [`${AREA} ${VERSION} is live`] });
  });

  it.each(table.refusals.map((row) => [row.reason, row] as const))('is refused: %s', async (_reason, row) => {
    const refused = await promoteRow(row);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'release_refused']);
    expect(refused.json<{ message: string }>().message).toContain(row.promoteSentence ?? row.sentence);
    expect(readRegistry(at.siteDir)).toMatchObject({ seq: 1, remotes: {} });
  });

  it('goes live with a reason in the place of a proof, which stands in the log', async () => {
    const answer = await promoteRow({ proof: 'none' }, { unproven: 'Chromium is missing' });
    expect(answer.statusCode).toBe(200);
    expect(readLog(at.siteDir).at(-1)).toMatchObject({ why: 'test (unproven: Chromium is missing)' });
  });
});
