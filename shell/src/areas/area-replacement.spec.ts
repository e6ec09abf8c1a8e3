import { AreaFailure, type FailureKind } from './area-failure.js';
import { GOOD, head, LIVE, offer, playArea } from './testing/play-area.js';

const NEW = head('3');
const NEWER = head('4');
const CHANGED = offer([NEW, GOOD]);
const NOTHING = offer([]);
const crash = (kind: FailureKind = 'render') => new AreaFailure(kind, 'boom');

/** An area that shows version 2. */
function shown() {
  const area = playArea();
  area.open();
  area.show();
  return area;
}

/** An area that shows version 2, while version 3 is loading. */
function replacing() {
  const area = shown();
  area.offer(CHANGED);
  area.navigate();
  return area;
}

describe('an outdated version', () => {
  it('is replaced after the next navigation, and stays until the new one is there', () => {
    const area = shown();
    area.offer(CHANGED);
    area.wait(60_000);
    expect(area.loads).toHaveLength(1);
    area.navigate();
    expect(area.loads.at(-1)).toEqual({ head: NEW, attempt: 2 });
    expect([area.phase(), area.running()]).toEqual(['mounted', '2']);
    area.arrive();
    expect([area.phase(), area.running(), area.replacement()]).toEqual(['ready', '3', null]);
  });

  it('is not replaced if the registry is the same', () => {
    const area = shown();
    const before = area.state();
    area.offer(offer([LIVE, GOOD]));
    expect(area.state()).toBe(before);
    area.navigate();
    expect(area.loads).toHaveLength(1);
  });

  it('is kept while there is unsaved work, and replaced after a later navigation', () => {
    const area = shown();
    area.offer(CHANGED);
    area.navigate(true);
    area.send({ type: 'saved' });
    expect(area.loads).toHaveLength(1);
    area.navigate();
    expect(area.loads).toHaveLength(2);
  });

  it('is kept if the coach starts to type while the new one is loading', () => {
    const area = replacing();
    area.arrive(true);
    expect([area.phase(), area.running()]).toEqual(['mounted', '2']);
    area.navigate();
    area.arrive();
    expect(area.running()).toBe('3');
  });

  it('starts one download, however many pages are opened meanwhile', () => {
    const area = replacing();
    area.navigate();
    area.navigate();
    expect(area.loads).toHaveLength(2);
  });

  it('is replaced by the newest version, if the registry changes while another one is loading', () => {
    const area = replacing();
    area.offer(offer([NEWER, GOOD]));
    expect(area.replacement()).toBeNull();
    area.arrive();
    expect(area.running()).toBe('2');
    area.navigate();
    expect(area.loads.at(-1)).toEqual({ head: NEWER, attempt: 3 });
  });

  it('keeps loading the new version if the registry changes for another reason', () => {
    const area = replacing();
    area.offer(offer([head('3'), head('1')]));
    expect(area.replacement()).toBe('3');
  });

  it('stays if the change is taken back', () => {
    const area = replacing();
    area.offer(offer([LIVE, GOOD]));
    expect(area.replacement()).toBeNull();
    area.navigate();
    expect(area.loads).toHaveLength(2);
  });

  it('is replaced also while it is loaded and not on screen', () => {
    const area = playArea();
    area.open();
    area.arrive();
    area.offer(CHANGED, { onScreen: false });
    area.navigate();
    area.arrive();
    expect([area.phase(), area.running()]).toEqual(['ready', '3']);
  });

  it('stays if the registry no longer names the area', () => {
    const area = shown();
    area.offer(NOTHING);
    area.navigate();
    expect([area.phase(), area.loads.length]).toEqual(['mounted', 1]);
  });

  it('makes way for the version that Try again loads', () => {
    const area = replacing();
    area.retry(CHANGED);
    expect([area.phase(), area.replacement(), area.loads.at(-1)?.attempt]).toEqual(['loading', null, 3]);
  });
});

describe('a replacement that fails', () => {
  it.each<[FailureKind, number | null]>([
    ['http', 404],
    ['integrity', null],
    ['evaluation', null],
    ['incompatible', null],
    ['contract', null],
  ])('by %s %s leaves the old version, and is neither repeated nor replaced by the fallback', (kind, status) => {
    const area = replacing();
    area.fail(kind, status);
    expect([area.phase(), area.running(), area.replacement()]).toEqual(['mounted', '2', null]);
    expect(area.outcomes).toEqual([{ version: '3', outcome: kind, attempt: 2 }]);
    area.navigate();
    expect(area.loads).toHaveLength(2);
  });

  it('by the connection is tried once more, and again after a minute at the earliest', () => {
    const area = replacing();
    area.fail('network');
    expect(area.loads.at(-1)).toEqual({ head: NEW, attempt: 3 });
    expect(area.outcomes).toEqual([]);
    area.fail('network');
    expect(area.outcomes).toEqual([{ version: '3', outcome: 'network', attempt: 3 }]);
    area.wait(59_999);
    area.navigate();
    expect(area.loads).toHaveLength(3);
    area.wait(1);
    area.navigate();
    expect(area.loads.at(-1)).toEqual({ head: NEW, attempt: 4 });
  });

  it('by hanging is given up after 8 s and 4 s', () => {
    const area = replacing();
    area.wait(7_999);
    expect(area.loads).toHaveLength(2);
    area.wait(1);
    expect(area.loads.at(-1)).toEqual({ head: NEW, attempt: 3 });
    area.wait(3_999);
    expect(area.replacement()).toBe('3');
    area.wait(1);
    expect([area.replacement(), area.running()]).toEqual([null, '2']);
  });

  it('and was on trial is followed by the live version', () => {
    const area = shown();
    area.offer(offer([NEWER, NEW, GOOD]));
    area.navigate();
    area.fail('evaluation');
    expect(area.loads.map((load) => load.head)).toEqual([LIVE, NEWER, NEW]);
    area.arrive();
    expect(area.running()).toBe('3');
  });

  it('and crashes when it is shown falls back like any other version', () => {
    const area = replacing();
    area.show();
    area.send({ type: 'crashed', failure: crash(), unsavedWork: false });
    expect(area.loads.at(-1)?.head).toBe(GOOD);
  });
});

it('a fallback makes way for the live version after a minute, if that one only did not arrive', () => {
  const area = playArea();
  area.open();
  area.fail('network');
  area.fail('network');
  area.show();
  expect(area.running()).toBe('1');
  area.navigate();
  expect(area.loads).toHaveLength(3);
  area.wait(60_000);
  area.navigate();
  expect(area.loads.at(-1)).toEqual({ head: LIVE, attempt: 4 });
});

describe('a withdrawn version', () => {
  const WITHDRAWN = offer([NEW, GOOD], { 2: 'blocked' });

  it('stops at once, before the next one is there', () => {
    const area = shown();
    area.offer(WITHDRAWN);
    expect(area.phase()).toBe('loading');
    expect(area.loads.at(-1)).toEqual({ head: NEW, attempt: 2 });
    area.arrive();
    expect(area.running()).toBe('3');
  });

  it('stops also while it is not on screen', () => {
    const area = shown();
    area.offer(WITHDRAWN, { onScreen: false });
    expect(area.phase()).toBe('loading');
  });

  it('makes way for the fallback, too', () => {
    const area = shown();
    area.offer({ candidates: [GOOD], fallback: '1', withdrawn: { 2: 'blocked' } });
    expect(area.loads.at(-1)?.head).toBe(GOOD);
  });

  it('stays with unsaved work, until that is saved', () => {
    const area = shown();
    area.offer(WITHDRAWN, { unsavedWork: true });
    area.navigate(true);
    area.wait(60_000);
    expect([area.phase(), area.loads.length]).toEqual(['mounted', 1]);
    area.send({ type: 'saved' });
    expect(area.phase()).toBe('loading');
  });

  it('stays with unsaved work, until that is left', () => {
    const area = shown();
    area.offer(WITHDRAWN, { unsavedWork: true });
    area.navigate();
    expect(area.phase()).toBe('loading');
  });

  it('fails if no version is left', () => {
    const area = shown();
    area.offer(offer([], { 2: 'blocked', 1: 'blocked' }));
    expect(area.failure()).toBe('withdrawn');
    expect(area.outcomes).toEqual([]);
  });

  it('gives up if the next one fails, too', () => {
    const area = shown();
    area.offer(offer([NEW], { 2: 'vetoed' }));
    area.fail('evaluation');
    expect(area.failure()).toBe('evaluation');
  });

  it('that is still loading is given up', () => {
    const area = playArea();
    area.open();
    area.offer(WITHDRAWN);
    expect(area.loads.at(-1)).toEqual({ head: NEW, attempt: 2 });
    area.send({ type: 'loaded', attempt: 1, module: { version: '2' } as never, unsavedWork: false });
    expect(area.phase()).toBe('loading');
  });
});

describe('a failed area', () => {
  const failed = () => {
    const area = playArea(offer([LIVE]));
    area.open();
    area.fail('http', 404);
    return area;
  };

  it('on screen loads a new live version at once', () => {
    const area = failed();
    area.offer(offer([NEW]));
    expect(area.loads.at(-1)).toEqual({ head: NEW, attempt: 2 });
    area.arrive();
    expect(area.running()).toBe('3');
  });

  it('elsewhere loads it when it is opened', () => {
    const area = failed();
    area.offer(offer([NEW]), { onScreen: false });
    expect([area.phase(), area.loads.length]).toEqual(['idle', 1]);
    area.send({ type: 'open' });
    area.send({ type: 'listed', offer: offer([NEW]) });
    expect(area.loads.at(-1)?.head).toBe(NEW);
  });

  it.each([
    ['only the fallback is new', offer([LIVE, GOOD])],
    ['the registry no longer names it', NOTHING],
  ])('stays failed if %s', (_, changed) => {
    const area = failed();
    area.offer(changed);
    expect([area.phase(), area.loads.length]).toEqual(['failed', 1]);
  });

  it('without a registry loads what a later one names', () => {
    const area = playArea();
    area.send({ type: 'open' });
    area.send({ type: 'unlisted', failure: crash('network') });
    area.offer(offer([LIVE]));
    expect(area.loads).toEqual([{ head: LIVE, attempt: 1 }]);
  });
});

it('an area that was never opened stays so', () => {
  const area = playArea();
  area.offer(CHANGED);
  area.navigate();
  expect([area.phase(), area.loads]).toEqual(['idle', []]);
});
