/**
 * What a page refuses by itself, and the sentence of its status. The table is that of the release commands, so a coach's
 * "About this app" and a team's CI say the same.
 */
import type { ReleaseHead } from '@touchline/contracts/area';
// The first import, because the factories of the mocks read the table.
import { mockRefusals, type Refusal } from './testing/refusals.js';
import { AreaFailure } from './area-failure.js';
import { initialAreaState } from './area-state.js';
import { statusOf } from './area-status.js';
import { federation, provideToAreas } from './federation.js';
import { loadAttempt } from './load-attempt.js';
import { assertTrusted } from './registry/registry-signature.js';
import { releaseHead } from './testing/release-head.js';
import { newKeys, signed } from './testing/signed-registry.js';

jest.mock('@module-federation/inject-external-runtime-core-plugin', () => ({ __esModule: true, default: () => ({}) }));
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: () => ({
    registerPlugins: jest.fn(),
    registerRemotes: jest.fn(),
    registerShared: jest.fn(),
    loadRemote: jest.fn(),
  }),
}));
jest.mock('@touchline/ui/host', () => ({ HOST_CONTRACT: mockRefusals().shell.contract }));
jest.mock('./shared-libraries.js', () => ({
  providedVersions: mockRefusals().shell.provides,
  preloadKitParts: jest.fn(),
}));

const table = mockRefusals();
const { registerRemotes, loadRemote } = jest.mocked(federation);
const realFetch = globalThis.fetch;

beforeEach(() => {
  process.env.FEDERATION_RUNTIME = table.shell.runtime;
  for (const [key, names] of Object.entries(table.shell.kit))
    provideToAreas({ [key]: Object.fromEntries(names.map((name) => [name, {}])) });
  loadRemote.mockRejectedValue(new Error('RUNTIME-008: the entry did not load'));
});
afterEach(() => {
  delete process.env.FEDERATION_RUNTIME;
  delete process.env.REGISTRY_PUBLIC_KEY;
  globalThis.fetch = realFetch;
  jest.clearAllMocks();
});

/** A server whose files are there, and are not those of the release. */
function serveOtherFiles(): void {
  const answer = { ok: true, status: 200, headers: { get: () => 'text/javascript' } };
  globalThis.fetch = (_address, options) =>
    options?.integrity ? Promise.reject(new TypeError('integrity')) : Promise.resolve(answer as unknown as Response);
}

/** What `__touchline.status()` says about an area after an attempt to load it. */
async function whyOf(release: Partial<ReleaseHead>): Promise<string | null> {
  const head: ReleaseHead = { ...releaseHead('1'), ...table.release, ...release };
  const failure: unknown = await loadAttempt(head, 1, '/one').catch((error: unknown) => error);
  if (!(failure instanceof AreaFailure)) throw new Error('the area was not refused', { cause: failure });
  const state = { ...initialAreaState, current: { phase: 'failed' as const, failure, version: '1' } };
  return statusOf('mfe-one', { state, remote: undefined, withdrawn: {}, errors: 0 }).why;
}

/** What "About this app" says about a registry that is not believed. */
async function distrustOf(how: Refusal['registry']): Promise<string> {
  process.env.REGISTRY_PUBLIC_KEY = newKeys().publicKey;
  const registry = { site: 's', seq: 1, remotes: {} };
  const sent = how === 'unsigned' ? registry : signed(registry, newKeys().privateKey);
  return assertTrusted(sent).then(
    () => 'the registry is believed',
    (error: Error) => error.message,
  );
}

const rowsOf = (...kinds: Refusal['inPage'][]) =>
  table.refusals.filter(({ inPage }) => kinds.includes(inPage)).map((row) => [row.reason, row] as const);

it('judges six of the reasons, one of them in two ways', () => {
  expect(rowsOf('incompatible', 'integrity', 'untrusted').map(([reason]) => reason)).toEqual([
    'missing name of the kit',
    'wrong federation runtime',
    'unsigned registry',
    'registry signed with another key',
    'tampered file',
    'shared range',
    'contract',
  ]);
});

it.each(rowsOf('incompatible'))('refuses before any download: %s', async (_reason, { release = {}, sentence }) => {
  await expect(whyOf(release)).resolves.toBe(`incompatible: ${sentence}`);
  expect(registerRemotes).not.toHaveBeenCalled();
});

it('asks for the code of an area without any of these problems', async () => {
  serveOtherFiles();
  await whyOf({});
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

it.each(rowsOf('integrity'))('refuses while it loads: %s', async (_reason, { sentence }) => {
  serveOtherFiles();
  await expect(whyOf({})).resolves.toBe(`integrity: ${sentence}`);
});

it.each(rowsOf('untrusted'))('does not believe: %s', async (_reason, { registry, sentence }) => {
  await expect(distrustOf(registry)).resolves.toBe(sentence);
});
