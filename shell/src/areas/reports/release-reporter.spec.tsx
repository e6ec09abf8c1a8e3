import { createReleaseReporter, type ReleaseReport } from './release-reporter.js';

const report = (version: string, changes: Partial<ReleaseReport> = {}): ReleaseReport => ({
  area: 'mfe-one',
  version,
  outcome: 'good',
  attempt: 1,
  ...changes,
});
let sent: { url: string; init: RequestInit }[];
const bodies = () => sent.map(({ init }) => JSON.parse(String(init.body)) as { reports: ReleaseReport[] });
const versions = () => bodies().map(({ reports }) => reports.map(({ version }) => version));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  globalThis.fetch = (url, init = {}) => {
    sent.push({ url: String(url), init });
    return Promise.reject(new TypeError('offline'));
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sends the outcomes of a few seconds together, with nothing about the coach', async () => {
  const reporter = createReleaseReporter('7.0.0-abc');
  reporter.add(report('1'));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(sent).toEqual([]);
  reporter.add(report('2', { outcome: 'http', attempt: 2 }));
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([
    {
      url: '/api/release-reports',
      init: {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: expect.any(String) as string,
      },
    },
  ]);
  expect(bodies()).toEqual([
    { shell: '7.0.0-abc', reports: [report('1'), report('2', { outcome: 'http', attempt: 2 })] },
  ]);
});

it('reports one outcome per version and browser', async () => {
  const reporter = createReleaseReporter('7');
  reporter.add(report('1'));
  reporter.add(report('1', { outcome: 'render' }));
  reporter.flush();
  reporter.add(report('1', { outcome: 'error' }));
  reporter.add(report('1', { area: 'mfe-two' }));
  reporter.flush();
  const nextPage = createReleaseReporter('7');
  nextPage.add(report('1'));
  nextPage.add(report('2'));
  nextPage.flush();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(bodies().map(({ reports }) => reports)).toEqual([
    [report('1')],
    [report('1', { area: 'mfe-two' })],
    [report('2')],
  ]);
});

it('reports an outcome of a version also after a lost connection, and not the other way round', () => {
  const reporter = createReleaseReporter('7');
  for (const outcome of ['timeout', 'network', 'good', 'timeout', 'render'] as const) {
    reporter.add(report('1', { outcome }));
    reporter.flush();
  }
  const nextPage = createReleaseReporter('7');
  nextPage.add(report('1', { outcome: 'network' }));
  nextPage.flush();
  expect(bodies().map(({ reports }) => reports.map(({ outcome }) => outcome))).toEqual([['timeout'], ['good']]);
});

it('does not repeat what another tab has reported meanwhile', () => {
  const [one, other] = [createReleaseReporter('7'), createReleaseReporter('7')];
  one.add(report('1'));
  other.add(report('1'));
  one.flush();
  other.flush();
  expect(versions()).toEqual([['1']]);
});

it('sends at most 20 in one request', () => {
  const reporter = createReleaseReporter('7');
  for (let index = 0; index < 25; index += 1) reporter.add(report(`1.0.${index}`));
  reporter.flush();
  expect(versions().map(({ length }) => length)).toEqual([20, 5]);
});

it('remembers the last 50 versions', () => {
  const reporter = createReleaseReporter('7');
  for (let index = 0; index < 51; index += 1) reporter.add(report(`1.0.${index}`));
  reporter.flush();
  const stored = JSON.parse(localStorage.getItem('touchline.release-reports') ?? '') as string[];
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([50, 'mfe-one@1.0.1', 'mfe-one@1.0.50']);
});

it('keeps attempts within what the server accepts', () => {
  const reporter = createReleaseReporter('7');
  reporter.add(report('1', { attempt: 4_000 }));
  reporter.flush();
  expect(bodies()[0]?.reports[0]?.attempt).toBe(1_000);
});

it.each(['no json', '{}', 'null', '[1]'])('a stored list of %s counts as none', (stored) => {
  localStorage.setItem('touchline.release-reports', stored);
  const reporter = createReleaseReporter('7');
  reporter.add(report('1'));
  reporter.flush();
  expect(versions()).toEqual([['1']]);
});

it('reports once per page without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reporter = createReleaseReporter('7');
  for (let count = 0; count < 2; count += 1) {
    reporter.add(report('1'));
    reporter.flush();
  }
  expect(versions()).toEqual([['1']]);
});

it('sends nothing if there is nothing to report', () => {
  createReleaseReporter('7').flush();
  expect([sent, localStorage.length]).toEqual([[], 0]);
});
