import type { AreaOutcomes, VersionOutcomes } from '@touchline/contracts/release-status.schema';
import { areaRelease } from '../test/example-site.js';
import type { LogEntry } from './registry-store.js';
import { releaseStatus, judgedVersions } from './release-status.js';

const [LIVE, NEW] = ['1.0.0-a', '1.1.0-b'];
const remote = (name: string) => ({
  live: LIVE,
  lastGood: null,
  blocked: [],
  releases: { [LIVE]: areaRelease(name, LIVE, { owner: `team ${name}` }) },
});
const registry = {
  site: 's',
  seq: 2,
  shell: { live: '2.0.0-s', lastGood: null, blocked: [], entry: areaRelease('x', 'x').entry },
  remotes: {
    two: { ...remote('two'), canary: { version: NEW, share: 10 } },
    one: { ...remote('one'), lastGood: '0.9.0-z', blocked: ['0.8.0-y'] },
  },
};
const entry = (seq: number, by: string, action: 'promote' | 'approve'): LogEntry => ({
  seq,
  at: `2026-11-0${seq}T08:00:00.000Z`,
  by,
  why: `why ${seq}`,
  changes: [{ name: 'one', action, from: null, to: LIVE }],
  registry,
});
const outcomesOf = (version: string, loads: number, isProven: boolean): VersionOutcomes => ({
  version,
  role: 'live',
  loads,
  good: loads,
  failures: {},
  firstAt: null,
  lastAt: null,
  vetoedAt: null,
  isProven,
});
const outcomes: AreaOutcomes[] = [
  { area: 'one', canary: null, versions: [outcomesOf(LIVE, 40, true), outcomesOf('0.9.0-z', 9, false)] },
  {
    area: 'two',
    canary: { version: NEW, share: 10, verdict: 'undecided', loads: 6, failures: 0, needed: 106 },
    versions: [],
  },
];

test('each part has who made it live, not who approved it later, and what browsers reported', () => {
  const [shell, one, two] = releaseStatus(registry, [entry(1, 'ada', 'promote'), entry(2, 'bob', 'approve')], outcomes);
  expect(shell).toEqual({
    part: 'shell',
    live: '2.0.0-s',
    canary: null,
    lastGood: null,
    blocked: [],
    since: null,
    by: null,
    why: null,
    owner: 'shell',
    trial: null,
    reports: null,
  });
  expect(one).toMatchObject({
    part: 'one',
    since: '2026-11-01T08:00:00.000Z',
    by: 'ada',
    why: 'why 1',
    owner: 'team one',
    lastGood: '0.9.0-z',
    blocked: ['0.8.0-y'],
    reports: [{ loads: 40 }, { loads: 9 }],
  });
  expect(two).toMatchObject({ canary: { version: NEW, share: 10 }, trial: { needed: 106 }, reports: [] });
});

test('without reports the status still names the live version', () => {
  expect(releaseStatus(registry, [], null).map(({ part, live, reports }) => [part, live, reports])).toEqual([
    ['shell', '2.0.0-s', null],
    ['one', LIVE, null],
    ['two', LIVE, null],
  ]);
});

test('versions that ran well, and those that were vetoed, are those whose reports say so', () => {
  const vetoed = { ...outcomesOf(NEW, 9, false), vetoedAt: '2026-11-03T08:00:00.000Z' };
  expect(judgedVersions([outcomes[0]!, { ...outcomes[1]!, versions: [vetoed] }])).toEqual({
    proven: { one: [LIVE], two: [] },
    vetoed: { one: [], two: [NEW] },
  });
  expect(judgedVersions(null)).toEqual({ proven: {}, vetoed: {} });
});
