import type { RegistryDocument, RegistryShell } from '@touchline/contracts/area';
import { registryStore } from '../areas/registry/registry-store.js';
import { clearUnsavedWork, setUnsaved } from '../session/unsaved-work.js';
import {
  followShellWithdrawal,
  isShellWithdrawn,
  RELOAD_AFTER_SAVE_MS,
  shellWithdrawal,
  withdrawalOf,
} from './shell-withdrawal.js';

const OWN = '1.0.0-own';
const shell = (live: string, blocked: string[]): RegistryShell => ({
  live,
  lastGood: null,
  blocked,
  entry: { path: 'main.js', bytes: 1, gzipBytes: 1, integrity: 'sha384-x' },
});
const registry = (seq: number, live: string, blocked: string[]): RegistryDocument => ({
  site: 'site-a',
  seq,
  shell: shell(live, blocked),
  remotes: {},
});
const BLOCKED = registry(2, '2.0.0-new', [OWN]);

describe('the decision', () => {
  it.each([
    ['blocked, and another one is live', shell('2.0.0-new', [OWN]), true],
    ['blocked, but still live', shell(OWN, [OWN]), false],
    ['outdated only', shell('2.0.0-new', ['0.9.0-old']), false],
    ['not in the registry', undefined, false],
  ])('a shell that is %s', (_, known, withdrawn) => {
    expect(isShellWithdrawn(known, OWN)).toBe(withdrawn);
  });

  it.each([
    [{ unsaved: false, online: true, hasReloaded: false }, 'reloading'],
    [{ unsaved: false, online: false, hasReloaded: false }, 'offline'],
    [{ unsaved: true, online: true, hasReloaded: false }, 'unsaved'],
    [{ unsaved: true, online: false, hasReloaded: false }, 'unsaved'],
    [{ unsaved: false, online: true, hasReloaded: true }, 'repeated'],
    [{ unsaved: true, online: true, hasReloaded: true }, 'repeated'],
  ] as const)('of a page with %j is %s', (facts, expected) => {
    expect(withdrawalOf(true, facts)).toBe(expected);
    expect(withdrawalOf(false, facts)).toBe('none');
  });
});

describe('an open page', () => {
  const reload = jest.fn();
  let site: RegistryDocument | null;
  let isOnline: boolean;
  let stop: () => void = () => undefined;

  const read = (document: RegistryDocument, failure: Error | null = null) => registryStore.set({ document, failure });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    site = BLOCKED;
    isOnline = true;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    globalThis.fetch = () =>
      site
        ? Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(site) } as unknown as Response)
        : Promise.reject(new TypeError('offline'));
    read(registry(1, OWN, []));
    stop = followShellWithdrawal(OWN, reload);
  });
  afterEach(() => {
    stop();
    clearUnsavedWork();
    registryStore.set({ document: null, failure: null });
    shellWithdrawal.set('none');
    localStorage.clear();
    reload.mockClear();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('reloads at once if nothing is unsaved, and once only', async () => {
    expect(shellWithdrawal.get()).toBe('none');
    read(BLOCKED);
    await pass(100);
    read(registry(3, '3.0.0-newer', [OWN]));
    await pass(100);
    expect(reload).toHaveBeenCalledTimes(1);

    stop();
    stop = followShellWithdrawal(OWN, reload);
    await pass(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(shellWithdrawal.get()).toBe('repeated');
  });

  it('reloads again because of another blocked version', async () => {
    sessionStorage.setItem('touchline.reloaded.0.9.0-old', '1');
    read(BLOCKED);
    await pass(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for unsaved work, and for the message that it was saved', async () => {
    setUnsaved('form', true);
    read(BLOCKED);
    await pass(60_000);
    expect(shellWithdrawal.get()).toBe('unsaved');
    setUnsaved('form', false);
    await pass(RELOAD_AFTER_SAVE_MS - 100);
    expect(reload).not.toHaveBeenCalled();
    await pass(200);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload if the coach types again before', async () => {
    setUnsaved('form', true);
    read(BLOCKED);
    setUnsaved('form', false);
    await pass(RELOAD_AFTER_SAVE_MS / 2);
    setUnsaved('form', true);
    await pass(60_000);
    expect([shellWithdrawal.get(), reload.mock.calls.length]).toEqual(['unsaved', 0]);
  });

  it('believes the site only, not the kept copy', async () => {
    read(BLOCKED, new Error('the site is slow'));
    await pass(100);
    expect([shellWithdrawal.get(), reload.mock.calls.length]).toEqual(['none', 0]);
  });

  it('waits while the browser is offline', async () => {
    isOnline = false;
    read(BLOCKED);
    await pass(100);
    expect([shellWithdrawal.get(), reload.mock.calls.length]).toEqual(['offline', 0]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits while the site cannot be reached', async () => {
    site = null;
    read(BLOCKED);
    await pass(100);
    expect([shellWithdrawal.get(), reload.mock.calls.length]).toEqual(['offline', 0]);
    site = BLOCKED;
    read(BLOCKED);
    await pass(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays if the version is no longer blocked', async () => {
    setUnsaved('form', true);
    read(BLOCKED);
    site = registry(3, OWN, []);
    setUnsaved('form', false);
    await pass(RELOAD_AFTER_SAVE_MS + 100);
    expect([shellWithdrawal.get(), reload.mock.calls.length]).toEqual(['none', 0]);
  });

  it.each(['getItem', 'setItem'] as const)('leaves it to the coach if %s of the storage throws', async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    read(BLOCKED);
    await pass(100);
    expect([shellWithdrawal.get(), reload.mock.calls.length]).toEqual(['repeated', 0]);
  });
});
