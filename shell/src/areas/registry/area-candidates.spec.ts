import type { RegistryRemote, ReleaseHead } from '@touchline/contracts/area';
import { NO_OFFER, offerOf, sideOf, trialOf } from './area-candidates.js';

const head = (version: string) => ({ name: 'mfe-one', version }) as ReleaseHead;
const remote = (changes: Partial<RegistryRemote> = {}): RegistryRemote => ({
  live: '2',
  lastGood: '1',
  blocked: [],
  canary: null,
  releases: { 1: head('1'), 2: head('2'), 3: head('3') },
  ...changes,
});
const canary = (share: number) => ({ version: '3', share });
const BROWSERS = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(32, '0'));
/** Two browsers, of which the first takes part in half of the trials of version 3, and the second does not. */
const TESTER = BROWSERS.find((browser) => sideOf(browser, 'mfe-one', '3') < 50) as string;
const OTHER = BROWSERS.find((browser) => sideOf(browser, 'mfe-one', '3') >= 50) as string;
const offered = (of: RegistryRemote, browser = OTHER, vetoed: string[] = []) => {
  const { candidates, fallback, withdrawn } = offerOf(of, 'mfe-one', browser, vetoed);
  return { versions: candidates.map(({ version }) => version), fallback, withdrawn };
};

describe('the versions on offer', () => {
  it.each([
    ['live, then the last good one', remote(), OTHER, ['2', '1'], '1'],
    ['live alone, if none has proven itself', remote({ lastGood: null }), OTHER, ['2'], null],
    ['live alone, if it is the last good one', remote({ lastGood: '2' }), OTHER, ['2'], null],
    ['the canary first, on its side', remote({ canary: canary(50) }), TESTER, ['3', '2', '1'], '1'],
    ['no canary on the other side', remote({ canary: canary(50) }), OTHER, ['2', '1'], '1'],
    ['no blocked canary', remote({ canary: canary(50), blocked: ['3'] }), TESTER, ['2', '1'], '1'],
    ['no blocked live version', remote({ blocked: ['2'] }), OTHER, ['1'], '1'],
    ['no blocked last good version', remote({ blocked: ['1'] }), OTHER, ['2'], null],
    ['nothing, if all are blocked', remote({ blocked: ['1', '2'] }), OTHER, [], null],
    ['a canary that is live once', remote({ canary: { version: '2', share: 50 } }), TESTER, ['2', '1'], '1'],
  ])('%s', (_, of, browser, versions, fallback) => {
    expect(offered(of, browser)).toMatchObject({ versions, fallback });
  });

  it('after another shell has gone live, the version that was live with this one is the fallback', () => {
    const former = (version: string, of = remote()) => {
      const { candidates, fallback } = offerOf(of, 'mfe-one', OTHER, [], head(version));
      return [candidates.map((candidate) => candidate.version), fallback];
    };
    expect(former('0')).toEqual([['2', '0'], '0']);
    expect(former('2')).toEqual([['2'], null]);
    expect(former('0', remote({ blocked: ['0'] }))).toEqual([['2'], null]);
    expect(former('0', remote({ blocked: ['2'] }))).toEqual([['0'], '0']);
  });

  it('a format without canary offers live and last good', () => {
    const { canary: _, ...first } = remote();
    expect(offered(first).versions).toEqual(['2', '1']);
  });

  it('an area that the registry does not know has none', () => {
    expect(offerOf(undefined, 'mfe-one', TESTER, [])).toBe(NO_OFFER);
  });

  it('names the blocked versions as withdrawn', () => {
    expect(offered(remote({ blocked: ['0', '1'] })).withdrawn).toEqual({ 0: 'blocked', 1: 'blocked' });
  });

  it('a veto withdraws the canary', () => {
    expect(offered(remote({ canary: canary(50) }), TESTER, ['3'])).toEqual({
      versions: ['2', '1'],
      fallback: '1',
      withdrawn: { 3: 'vetoed' },
    });
  });

  it('a veto changes nothing else', () => {
    const { versions, withdrawn } = offered(remote({ canary: canary(50) }), TESTER, ['1', '2']);
    expect(versions).toEqual(['3', '2', '1']);
    expect(withdrawn).toEqual({});
    expect(offered(remote(), TESTER, ['1', '2']).versions).toEqual(['2', '1']);
  });

  it('a veto does not take away the fallback', () => {
    expect(offered(remote({ canary: canary(50), lastGood: '3' }), TESTER, ['3'])).toEqual({
      versions: ['2', '3'],
      fallback: '3',
      withdrawn: {},
    });
  });
});

describe('the side of a browser', () => {
  const takesPart = (browser: string, share: number, area = 'mfe-one') =>
    trialOf(remote({ canary: canary(share) }), area, browser) !== null;

  it.each([1, 10, 50])('a share of %i percent is met within four standard deviations', (share) => {
    const count = BROWSERS.filter((browser) => takesPart(browser, share)).length;
    const deviation = Math.sqrt(10_000 * (share / 100) * (1 - share / 100));
    expect(Math.abs(count - share * 100)).toBeLessThan(4 * deviation);
  });

  it('is a number from 0 to 99.99 with two decimals', () => {
    const sides = BROWSERS.map((browser) => sideOf(browser, 'mfe-one', '3'));
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...sides)).toBeLessThanOrEqual(99.99);
    expect(sides.every((side) => Math.abs(side * 100 - Math.round(side * 100)) < 1e-9)).toBe(true);
  });

  it('never moves: another way of counting would restart all trials', () => {
    expect(BROWSERS.slice(0, 3).map((browser) => sideOf(browser, 'mfe-one', '3'))).toEqual([85.21, 41.97, 69.75]);
  });

  it('a growing share only adds browsers', () => {
    for (const browser of BROWSERS.slice(0, 500)) {
      if (takesPart(browser, 10)) expect(takesPart(browser, 50)).toBe(true);
    }
  });

  it.each([
    ['areas', ['mfe-one', '3'], ['mfe-two', '3']],
    ['versions', ['mfe-one', '3'], ['mfe-one', '4']],
  ])('is independent between %s', (_, [areaA, versionA], [areaB, versionB]) => {
    const sides = BROWSERS.map((browser) => [
      sideOf(browser, areaA as string, versionA as string),
      sideOf(browser, areaB as string, versionB as string),
    ]);
    expect(Math.abs(correlation(sides as [number, number][]))).toBeLessThan(0.04);
  });
});

/** Pearson's coefficient; for 10 000 independent pairs its standard deviation is 0.01. */
function correlation(pairs: readonly [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
  const product = mean(pairs.map(([a, b]) => (a - meanA) * (b - meanB)));
  const spread = (values: number[], centre: number) => Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  return (
    product /
    (spread(
      pairs.map(([a]) => a),
      meanA,
    ) *
      spread(
        pairs.map(([, b]) => b),
        meanB,
      ))
  );
}
