import { AreaFailure, type FailureKind } from './area-failure.js';
import type { AreaEvent } from './area-state.js';
import { GOOD, LIVE, moduleOf, offer, playArea } from './testing/play-area.js';

describe('loading an area', () => {
  it('mounts the live version when it arrives', () => {
    const area = playArea();
    area.open();
    area.arrive();
    expect(area.phase()).toBe('ready');
    area.send({ type: 'shown' });
    expect(area.phase()).toBe('mounted');
    expect(area.loads).toEqual([{ head: LIVE, attempt: 1 }]);
  });

  it('opening twice starts one download', () => {
    const area = playArea();
    area.open();
    area.open();
    expect(area.loads).toHaveLength(1);
  });

  it('shows nothing, then a skeleton after 150 ms, then "Still loading" after 3 s', () => {
    const area = playArea();
    area.open();
    area.wait(149);
    expect(area.notice()).toBe('none');
    area.wait(1);
    expect(area.notice()).toBe('skeleton');
    area.wait(2_850);
    expect(area.notice()).toBe('still');
  });

  it('gives a hung first attempt 8 s, the second 4 s, then falls back, and gives up after 15 s in all', () => {
    const area = playArea();
    area.open();
    area.wait(7_999);
    expect(area.loads).toHaveLength(1);
    area.wait(1);
    expect(area.loads.at(-1)).toEqual({ head: LIVE, attempt: 2 });
    area.wait(4_000);
    expect(area.loads.at(-1)).toEqual({ head: GOOD, attempt: 3 });
    area.wait(2_999);
    expect(area.phase()).toBe('loading');
    area.wait(1);
    expect(area.failure()).toBe('timeout');
    expect(area.loads).toHaveLength(3);
  });

  it.each<[FailureKind, number | null]>([
    ['network', null],
    ['timeout', null],
    ['http', 503],
  ])('tries once more after %s %s', (kind, status) => {
    const area = playArea(offer([LIVE]));
    area.open();
    area.fail(kind, status);
    expect(area.loads.map(({ attempt }) => attempt)).toEqual([1, 2]);
    area.fail(kind, status);
    expect(area.phase()).toBe('failed');
  });

  it.each<[FailureKind, number | null]>([
    ['http', 404],
    ['integrity', null],
    ['evaluation', null],
    ['incompatible', null],
    ['contract', null],
  ])('falls back at once after %s %s', (kind, status) => {
    const area = playArea();
    area.open();
    area.fail(kind, status);
    expect(area.loads.map((load) => load.head)).toEqual([LIVE, GOOD]);
    area.arrive();
    expect(area.phase()).toBe('ready');
  });

  it('ignores results of an abandoned attempt', () => {
    const area = playArea();
    area.open();
    area.fail('network');
    area.send({ type: 'loaded', attempt: 1, module: moduleOf('2'), unsavedWork: false });
    area.send({ type: 'failed', attempt: 1, failure: new AreaFailure('http', 'late', 404) });
    expect(area.phase()).toBe('loading');
    expect(area.loads).toHaveLength(2);
  });

  it('an area missing in the registry fails with a reason', () => {
    const area = playArea(offer([]));
    area.open();
    expect(area.failure()).toBe('http');
  });

  it('an unreachable registry fails, and Try again works once it is back', () => {
    const area = playArea();
    area.send({ type: 'open' });
    area.send({ type: 'unlisted', failure: new AreaFailure('network', 'no registry') });
    expect(area.failure()).toBe('network');
    area.retry();
    expect(area.loads).toHaveLength(1);
    expect(area.asked).toEqual([false, true]);
  });

  it('waiting for the registry shows the notices and counts for the 15 s', () => {
    const area = playArea(offer([LIVE]));
    area.send({ type: 'open' });
    area.wait(4_000);
    expect(area.notice()).toBe('still');
    area.send({ type: 'listed', offer: offer([LIVE]) });
    expect(area.notice()).toBe('still');
    area.wait(8_000);
    expect(area.loads).toHaveLength(2);
    area.wait(2_999);
    expect(area.phase()).toBe('loading');
    area.wait(1);
    expect(area.failure()).toBe('timeout');
  });
});

describe('Try again', () => {
  it('is a new attempt with a number never used before, on the live version', () => {
    const area = playArea(offer([LIVE]));
    area.open();
    area.fail('http', 404);
    area.retry();
    expect(area.loads.at(-1)).toEqual({ head: LIVE, attempt: 2 });
    area.arrive();
    expect(area.phase()).toBe('ready');
  });

  it('does nothing while an attempt is under way', () => {
    const area = playArea();
    area.open();
    area.retry();
    expect(area.loads).toHaveLength(1);
    expect(area.asked).toEqual([false]);
  });
});

describe('a crash while it is shown', () => {
  const mounted = (first = offer([LIVE, GOOD])) => {
    const area = playArea(first);
    area.open();
    area.show();
    return area;
  };
  const crash = (unsavedWork = false, kind: FailureKind = 'render', status: number | null = null): AreaEvent => ({
    type: 'crashed',
    failure: new AreaFailure(kind, 'boom', status),
    unsavedWork,
  });

  it('within 10 s falls back to the last good version', () => {
    const area = mounted();
    area.wait(10_000);
    area.send(crash());
    expect(area.loads.at(-1)?.head).toBe(GOOD);
  });

  it('after 10 s fails instead', () => {
    const area = mounted();
    area.wait(10_001);
    area.send(crash());
    expect(area.failure()).toBe('render');
  });

  it('at the first render counts as early, however long ago it was loaded', () => {
    const area = playArea();
    area.open();
    area.arrive();
    area.wait(60_000);
    area.send(crash());
    expect(area.loads.at(-1)?.head).toBe(GOOD);
  });

  it('with unsaved work fails instead', () => {
    const area = mounted();
    area.send(crash(true));
    expect(area.failure()).toBe('render');
  });

  it('of the last good version fails, since no version is left', () => {
    const area = mounted();
    area.send(crash());
    area.show();
    area.send(crash());
    expect(area.failure()).toBe('render');
    expect(Object.keys(area.state().skipped).sort()).toEqual(['1', '2']);
  });

  it('a crashed version is loaded again by Try again only', () => {
    const area = mounted(offer([LIVE]));
    area.send(crash());
    area.retry();
    expect(area.loads.at(-1)).toEqual({ head: LIVE, attempt: 2 });
  });
});

describe('a further page whose code does not arrive', () => {
  const missing = (kind: FailureKind, status: number | null = null): AreaEvent => ({
    type: 'crashed',
    failure: new AreaFailure(kind, 'no page', status),
    unsavedWork: false,
  });
  const later = () => {
    const area = playArea();
    area.open();
    area.show();
    area.wait(600_000);
    return area;
  };

  it.each<[FailureKind, number | null]>([
    ['network', null],
    ['timeout', null],
    ['http', 503],
  ])('after %s %s is one new attempt of the same version, then the last good one', (kind, status) => {
    const area = later();
    area.send(missing(kind, status));
    expect(area.loads.at(-1)).toEqual({ head: LIVE, attempt: 2 });
    area.fail(kind, status);
    expect(area.loads.at(-1)?.head).toBe(GOOD);
  });

  it('is requested again only once, even if the new attempt lacks the page, too', () => {
    const area = playArea(offer([LIVE]));
    area.open();
    area.show();
    area.send(missing('network'));
    area.show();
    area.send(missing('network'));
    expect(area.failure()).toBe('network');
    expect(area.loads).toHaveLength(2);
  });

  it.each<[FailureKind, number | null]>([
    ['http', 404],
    ['integrity', null],
  ])('after %s %s falls back at once, whenever it happens', (kind, status) => {
    const area = later();
    area.send(missing(kind, status));
    expect(area.loads.at(-1)?.head).toBe(GOOD);
  });
});

describe('reports', () => {
  const shown = () => {
    const area = playArea();
    area.open();
    area.show();
    return area;
  };
  const crashed = (kind: FailureKind): AreaEvent => ({
    type: 'crashed',
    failure: new AreaFailure(kind, 'boom'),
    unsavedWork: false,
  });

  it('a version is good once it was shown for 10 s, and only once', () => {
    const area = shown();
    area.wait(9_999);
    expect(area.outcomes).toEqual([]);
    area.wait(1);
    expect(area.outcomes).toEqual([{ version: '2', outcome: 'good', attempt: 1 }]);
    area.wait(60_000);
    expect(area.outcomes).toHaveLength(1);
  });

  it('a version that is left earlier is good after the next 10 s on screen', () => {
    const area = shown();
    area.wait(9_000);
    area.send({ type: 'hidden' });
    area.wait(60_000);
    expect(area.outcomes).toEqual([]);
    area.send({ type: 'shown' });
    area.wait(9_999);
    expect(area.outcomes).toEqual([]);
    area.wait(1);
    expect(area.outcomes).toEqual([{ version: '2', outcome: 'good', attempt: 1 }]);
  });

  it('a failure healed by the second attempt is none', () => {
    const area = playArea();
    area.open();
    area.fail('network');
    area.show();
    expect(area.outcomes).toEqual([]);
    area.wait(10_000);
    expect(area.outcomes).toEqual([{ version: '2', outcome: 'good', attempt: 2 }]);
  });

  it('a version that is given up has failed, also if another one follows', () => {
    const area = playArea();
    area.open();
    area.fail('http', 503);
    area.fail('http', 503);
    area.fail('integrity');
    expect(area.outcomes).toEqual([
      { version: '2', outcome: 'http', attempt: 2 },
      { version: '1', outcome: 'integrity', attempt: 3 },
    ]);
  });

  it('a version that hangs twice has failed by timeout', () => {
    const area = playArea(offer([LIVE]));
    area.open();
    area.wait(12_000);
    expect(area.outcomes).toEqual([{ version: '2', outcome: 'timeout', attempt: 2 }]);
  });

  it('a crash is a failure', () => {
    const area = shown();
    area.send(crashed('render'));
    expect(area.outcomes).toEqual([{ version: '2', outcome: 'render', attempt: 1 }]);
  });

  it('a further page that arrives at the second attempt is none', () => {
    const area = shown();
    area.send(crashed('network'));
    area.show();
    expect(area.outcomes).toEqual([]);
  });

  it('a missing registry is none, since it says nothing about a version', () => {
    const area = playArea();
    area.send({ type: 'open' });
    area.send({ type: 'unlisted', failure: new AreaFailure('network', 'no registry') });
    expect(area.outcomes).toEqual([]);
  });
});
