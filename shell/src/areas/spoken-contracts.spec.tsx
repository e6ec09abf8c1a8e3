/**
 * A page that speaks two majors of the contract, with the real federation runtime. The earlier major is made up: its kit has a name that
 * the newest one took away, and an area of it asks the page for modules under the keys of that major, as a built entry does.
 */
import type { ReleaseHead } from '@touchline/contracts/area';
import type { ContractAdapter } from '@touchline/ui/contract-adapter';
import type { HostServices } from '@touchline/ui/host';
import type { LoadedArea } from './area-state.js';
import { releaseHead } from './testing/release-head.js';

const SERVICES = { newName: 'kept' } as unknown as HostServices;
const KIT = { host: { useNew: () => 'new' } };
const adapter: ContractAdapter = {
  modules: { '@touchline/ui/host': { useOld: () => 'old' } },
  adaptServices: (services) => ({ oldName: (services as unknown as { newName: string }).newName }),
  connect: jest.fn<void, []>(),
};
const load = jest.fn<Promise<ContractAdapter>, []>();

interface Page {
  federation: typeof import('./federation.js');
  loading: typeof import('./load-attempt.js');
  spoken: typeof import('./spoken-contracts.js');
}
let page: Page;

beforeEach(async () => {
  process.env.FEDERATION_RUNTIME = '2.9.2';
  jest.clearAllMocks();
  load.mockResolvedValue(adapter);
  const replaced: Record<string, () => object> = {
    '@touchline/ui/host': () => ({ HOST_CONTRACT: '3.1.0' }),
    '@touchline/ui/earlier-contracts': () => ({ EARLIER_CONTRACTS: [{ contract: '2.4.0', load }] }),
    './shared-libraries.js': () => ({
      providedVersions: { react: '19.3.1', '@touchline/ui/host': '1.0.0' },
      preloadKitParts: jest.fn(),
    }),
  };
  await jest.isolateModulesAsync(async () => {
    for (const [name, make] of Object.entries(replaced)) jest.doMock(name, make);
    page = {
      federation: await import('./federation.js'),
      loading: await import('./load-attempt.js'),
      spoken: await import('./spoken-contracts.js'),
    };
  });
  for (const name of Object.keys(replaced)) jest.dontMock(name);
  page.federation.provideToAreas({ react: { useState: 'the only one' }, '@touchline/ui/host': KIT.host }, 3);
});
afterEach(() => {
  delete process.env.FEDERATION_RUNTIME;
});

/** What an area finds under a shared key in the scope that the page hands to its entry. */
function sharedModule(key: string): unknown {
  const [shared] = Object.values(page.federation.federation.shareScopeMap.default?.[key] ?? {});
  return shared?.lib?.();
}

/** Loads an area whose code has arrived. It tells with which services its background work was started. */
async function loadArea(contract: string, uses: Record<string, string[]> = {}) {
  const head: ReleaseHead = { ...releaseHead('1.0.0-a'), contract: `^${contract}`, uses };
  const started: unknown[] = [];
  const background = (services: unknown) => {
    started.push(services);
    return () => undefined;
  };
  const area = { name: head.name, version: head.version, contract, routes: { '/one': [] }, background };
  jest.spyOn(page.federation.federation, 'registerRemotes').mockReturnValue(undefined);
  jest.spyOn(page.federation.federation, 'loadRemote').mockResolvedValue({ area });
  const loaded: LoadedArea = await page.loading.loadAttempt(head, 1, '/one');
  loaded.background?.(SERVICES);
  return started[0];
}

it('gives areas of each major the kit and the services of it, and all the same React', async () => {
  expect(await loadArea('3.1.0', { '@touchline/ui/host': ['useNew'] })).toBe(SERVICES);
  expect(load).not.toHaveBeenCalled();
  expect(await loadArea('2.4.0', { '@touchline/ui/host': ['useOld'] })).toEqual({ oldName: 'kept' });

  expect(sharedModule('@touchline/ui/host@3')).toBe(KIT.host);
  expect(sharedModule('@touchline/ui/host@2')).toBe(adapter.modules['@touchline/ui/host']);
  expect(sharedModule('react')).toEqual({ useState: 'the only one' });
});

it('fetches an adapter once, with the first area of its major, and again when it did not arrive', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  await expect(loadArea('2.4.0')).rejects.toThrow('no network');
  await loadArea('2.4.0');
  await loadArea('2.3.0');
  expect(load).toHaveBeenCalledTimes(2);
  expect(adapter.connect).toHaveBeenCalledTimes(1);
});

it('refuses an area that takes a name of the other major, and a major that the page does not speak', async () => {
  await expect(loadArea('2.4.0', { '@touchline/ui/host': ['useNew'] })).rejects.toMatchObject({
    kind: 'incompatible',
    message: 'takes useNew from @touchline/ui/host, which the shell does not export',
  });
  await expect(loadArea('1.0.0')).rejects.toMatchObject({
    message: 'needs shell contract ^1.0.0, the shell gives 3.1.0 and 2.4.0',
  });
});
