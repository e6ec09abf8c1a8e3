/**
 * What a page refuses by itself, and the sentence of its status. The table is that of the release commands, so a coach's
 * "About this app" and a team's CI say the same.
 */
import type { ReleaseHead } from '@touchline/contracts/area';
import { contractMajor } from '@touchline/contracts/shared-keys';
import { initialAreaState } from './area-state.js';
import { statusOf } from './area-status.js';
import { refusals, type Refusal } from './testing/refusals.js';
import { releaseHead } from './testing/release-head.js';
import { newKeys, signed } from './testing/signed-registry.js';

const table = refusals();
const MAJOR = contractMajor(table.shell.contract);

/** A page whose shell is that of the table, without code that is really loaded. */
interface Page {
  failure: typeof import('./area-failure.js');
  runtime: typeof import('./federation.js');
  loading: typeof import('./load-attempt.js');
  signature: typeof import('./registry/registry-signature.js');
}
let page: Page;

/** The modules are loaded for this spec alone: specs of a room share theirs, and must not get these replacements. */
beforeAll(async () => {
  const replaced: Record<string, () => object> = {
    '@module-federation/inject-external-runtime-core-plugin': () => ({ __esModule: true, default: () => ({}) }),
    '@module-federation/enhanced/runtime': () => ({
      createInstance: () => ({
        registerPlugins: jest.fn(),
        registerRemotes: jest.fn(),
        registerShared: jest.fn(),
        loadRemote: jest.fn(),
      }),
    }),
    '@touchline/ui/host': () => ({ HOST_CONTRACT: table.shell.contract }),
    '@touchline/ui/earlier-contracts': () => ({
      EARLIER_CONTRACTS: (table.shell.earlier ?? []).map(({ contract }) => ({ contract, load: jest.fn() })),
    }),
    './shared-libraries.js': () => ({ providedVersions: table.shell.provides, preloadKitParts: jest.fn() }),
  };
  await jest.isolateModulesAsync(async () => {
    for (const [name, make] of Object.entries(replaced)) jest.doMock(name, make);
    page = {
      failure: await import('./area-failure.js'),
      runtime: await import('./federation.js'),
      loading: await import('./load-attempt.js'),
      signature: await import('./registry/registry-signature.js'),
    };
  });
  for (const name of Object.keys(replaced)) jest.dontMock(name);
});

const remotes = () => jest.mocked(page.runtime.federation);
const realFetch = globalThis.fetch;

beforeEach(() => {
  process.env.FEDERATION_RUNTIME = table.shell.runtime;
  for (const [key, names] of Object.entries(table.shell.kit))
    page.runtime.provideToAreas({ [key]: Object.fromEntries(names.map((name) => [name, {}])) }, MAJOR);
  remotes().loadRemote.mockRejectedValue(new Error('RUNTIME-008: the entry did not load'));
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
  const failure: unknown = await page.loading.loadAttempt(head, 1, '/one').catch((error: unknown) => error);
  if (!(failure instanceof page.failure.AreaFailure)) throw new Error('the area was not refused', { cause: failure });
  const state = { ...initialAreaState, current: { phase: 'failed' as const, failure, version: '1' } };
  return statusOf('mfe-one', { state, remote: undefined, withdrawn: {}, errors: 0 }).why;
}

/** What "About this app" says about a registry that is not believed. */
async function distrustOf(how: Refusal['registry']): Promise<string> {
  process.env.REGISTRY_PUBLIC_KEY = newKeys().publicKey;
  const registry = { site: 's', seq: 1, remotes: {} };
  const sent = how === 'unsigned' ? registry : signed(registry, newKeys().privateKey);
  return page.signature.assertTrusted(sent).then(
    () => 'the registry is believed',
    (error: Error) => error.message,
  );
}

const rowsOf = (...kinds: Refusal['inPage'][]) =>
  table.refusals.filter(({ inPage }) => kinds.includes(inPage)).map((row) => [row.reason, row] as const);

it('judges six of the reasons, two of them in two ways', () => {
  expect(rowsOf('incompatible', 'integrity', 'untrusted').map(([reason]) => reason)).toEqual([
    'missing name of the kit',
    'wrong federation runtime',
    'unsigned registry',
    'registry signed with another key',
    'tampered file',
    'shared range',
    'contract',
    'contract, of an earlier major',
  ]);
});

it.each(rowsOf('incompatible'))('refuses before any download: %s', async (_reason, { release = {}, sentence }) => {
  await expect(whyOf(release)).resolves.toBe(`incompatible: ${sentence}`);
  expect(remotes().registerRemotes).not.toHaveBeenCalled();
});

it('asks for the code of an area without any of these problems', async () => {
  serveOtherFiles();
  await whyOf({});
  expect(remotes().loadRemote).toHaveBeenCalledTimes(1);
});

it.each(rowsOf('integrity'))('refuses while it loads: %s', async (_reason, { sentence }) => {
  serveOtherFiles();
  await expect(whyOf({})).resolves.toBe(`integrity: ${sentence}`);
});

it.each(rowsOf('untrusted'))('does not believe: %s', async (_reason, { registry, sentence }) => {
  await expect(distrustOf(registry)).resolves.toBe(sentence);
});
