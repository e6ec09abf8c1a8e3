import type { ReleaseHead } from '@touchline/contracts/area';
import {
  initialAreaState,
  nextTickAt,
  step,
  type AreaEvent,
  type AreaState,
  type Candidates,
  type LoadedArea,
  type LoadEffect,
} from './area-machine.js';
import { AreaFailure, type FailureKind } from './area-failure.js';

const head = (version: string) => ({ name: 'mfe-one', version }) as ReleaseHead;
const loadedArea = { name: 'mfe-one' } as LoadedArea;
const LIVE = head('2');
const GOOD = head('1');

/** Plays events against a fake clock. */
function play(candidates: Candidates = [LIVE, GOOD]) {
  let state: AreaState = initialAreaState;
  let now = 0;
  const loads: LoadEffect[] = [];
  const asked: boolean[] = [];
  const send = (event: AreaEvent) => {
    const next = step(state, event, now);
    state = next.state;
    if (next.load) loads.push(next.load);
    if (next.list) asked.push(next.list.fresh);
  };
  return {
    send,
    loads,
    asked,
    /** Opens the area with a registry that answers at once. */
    open() {
      send({ type: 'open' });
      send({ type: 'listed', candidates });
    },
    /** Try again, with a registry that answers at once. */
    retry(found: Candidates = candidates) {
      send({ type: 'retry' });
      send({ type: 'listed', candidates: found });
    },
    state: () => state,
    phase: () => state.current.phase,
    fail: (kind: FailureKind, status: number | null = null) =>
      send({ type: 'failed', attempt: state.attempts, failure: new AreaFailure(kind, kind, status) }),
    arrive: () => send({ type: 'loaded', attempt: state.attempts, module: loadedArea }),
    show() {
      send({ type: 'loaded', attempt: state.attempts, module: loadedArea });
      send({ type: 'shown' });
    },
    /** Advances the clock and runs every tick that is due. */
    wait(ms: number) {
      const until = now + ms;
      for (let due = nextTickAt(state); due !== null && due <= until; due = nextTickAt(state)) {
        now = due;
        send({ type: 'tick' });
      }
      now = until;
    },
    notice: () => ('notice' in state.current ? state.current.notice : null),
    failure: () => (state.current.phase === 'failed' ? state.current.failure.kind : null),
  };
}

describe('loading an area', () => {
  it('mounts the live version when it arrives', () => {
    const area = play();
    area.open();
    area.arrive();
    expect(area.phase()).toBe('ready');
    area.send({ type: 'shown' });
    expect(area.phase()).toBe('mounted');
    expect(area.loads).toEqual([{ head: LIVE, attempt: 1 }]);
  });

  it('opening twice starts one download', () => {
    const area = play();
    area.open();
    area.open();
    expect(area.loads).toHaveLength(1);
  });

  it('shows nothing, then a skeleton after 150 ms, then "Still loading" after 3 s', () => {
    const area = play();
    area.open();
    area.wait(149);
    expect(area.notice()).toBe('none');
    area.wait(1);
    expect(area.notice()).toBe('skeleton');
    area.wait(2_850);
    expect(area.notice()).toBe('still');
  });

  it('gives a hung first attempt 8 s, the second 4 s, then falls back, and gives up after 15 s in all', () => {
    const area = play();
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
    const area = play([LIVE]);
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
    const area = play();
    area.open();
    area.fail(kind, status);
    expect(area.loads.map((load) => load.head)).toEqual([LIVE, GOOD]);
    area.arrive();
    expect(area.phase()).toBe('ready');
  });

  it('ignores results of an abandoned attempt', () => {
    const area = play();
    area.open();
    area.fail('network');
    area.send({ type: 'loaded', attempt: 1, module: loadedArea });
    area.send({ type: 'failed', attempt: 1, failure: new AreaFailure('http', 'late', 404) });
    expect(area.phase()).toBe('loading');
    expect(area.loads).toHaveLength(2);
  });

  it('an area missing in the registry fails with a reason', () => {
    const area = play([]);
    area.open();
    expect(area.failure()).toBe('http');
  });

  it('an unreachable registry fails, and Try again works once it is back', () => {
    const area = play();
    area.send({ type: 'open' });
    area.send({ type: 'unlisted', failure: new AreaFailure('network', 'no registry') });
    expect(area.failure()).toBe('network');
    area.retry();
    expect(area.loads).toHaveLength(1);
    expect(area.asked).toEqual([false, true]);
  });

  it('waiting for the registry shows the notices and counts for the 15 s', () => {
    const area = play([LIVE]);
    area.send({ type: 'open' });
    area.wait(4_000);
    expect(area.notice()).toBe('still');
    area.send({ type: 'listed', candidates: [LIVE] });
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
    const area = play([LIVE]);
    area.open();
    area.fail('http', 404);
    area.retry();
    expect(area.loads.at(-1)).toEqual({ head: LIVE, attempt: 2 });
    area.arrive();
    expect(area.phase()).toBe('ready');
  });

  it('does nothing while an attempt is under way', () => {
    const area = play();
    area.open();
    area.retry();
    expect(area.loads).toHaveLength(1);
    expect(area.asked).toEqual([false]);
  });
});

describe('a crash while it is shown', () => {
  const mounted = (candidates?: Candidates) => {
    const area = play(candidates);
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
    const area = play();
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
    const area = mounted([LIVE]);
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
    const area = play();
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
    const area = play([LIVE]);
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
