import { act, render, screen } from '@testing-library/react';
import type { ReleaseHead } from '@touchline/contracts/area';
import { HostProvider, useUnsavedWork, type HostServices } from '@touchline/ui/host';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { AreaBackground } from './area-background.js';
import { createAreaController, type AreaController } from './area-controller.js';
import { AreaFailure } from './area-failure.js';
import { AreaOutlet } from './area-outlet.js';
import type { LoadedArea, Outcome } from './area-state.js';
import type { Offer } from './registry/area-candidates.js';

const head = (version: string) => ({ name: 'mfe-one', version }) as ReleaseHead;
const offer = (version: string, withdrawn: Offer['withdrawn'] = {}): Offer => ({
  candidates: [head(version)],
  fallback: null,
  withdrawn,
});

/** What happened, in order: the background work and the changes of version. */
let events: string[];
let outcomes: Outcome[];
/** Unsaved work, by key. */
let unsaved: Set<string>;
/** Versions whose download has not ended. */
let downloads: Map<string, { arrive: () => void; fail: () => void }>;
let controller: AreaController;

function Page({ version }: { version: string }) {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  return (
    <label>
      Version {version} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

const Navigation = () =>
  ['/one/b', '/one/c'].map((path) => (
    <Link key={path} to={path}>
      {path}
    </Link>
  ));

const clickLink = (path: string) => act(() => screen.getByRole('link', { name: path }).click());

async function goTo(path: string) {
  clickLink(path);
  await act(async () => controller.navigated(path));
}

const area = (version: string, paths: string[]): LoadedArea => ({
  name: 'mfe-one',
  version,
  contract: '1.0.0',
  routes: { '/one': paths.map((path) => ({ path, element: <Page version={version} /> })) },
  background: () => {
    events.push(`start ${version}`);
    return () => events.push(`stop ${version}`);
  },
});

const services = {
  report: () => undefined,
  setUnsaved: (key: string, isUnsaved: boolean) => void (isUnsaved ? unsaved.add(key) : unsaved.delete(key)),
  coach: { coach_id: 1 },
} as unknown as HostServices;

/** Opens `/one/a`; version 1 has the pages a and b, later versions c, too. */
async function open(first = offer('1')) {
  controller = createAreaController({
    loadOffer: () => Promise.resolve(first),
    loadVersion: ({ version }) =>
      new Promise((resolve, reject) => {
        downloads.set(version, {
          arrive: () => resolve(area(version, version === '1' ? ['a', 'b'] : ['a', 'b', 'c'])),
          fail: () => reject(new AreaFailure('evaluation', 'boom')),
        });
      }),
    toCrashFailure: () => Promise.resolve(new AreaFailure('render', 'boom')),
    hasUnsavedWork: () => unsaved.size > 0,
    onOutcome: (outcome) => outcomes.push(outcome),
    onVersion: (_version, former) => former !== null && events.push('forget answers'),
  });
  render(
    <MemoryRouter initialEntries={['/one/a']}>
      <Navigation />
      <HostProvider services={services}>
        <AreaOutlet name="mfe-one" controller={controller} prefix="/one" title="One" />
        <AreaBackground name="mfe-one" controller={controller} path={null} services={services} />
      </HostProvider>
    </MemoryRouter>,
  );
  await finish('1', 'arrive');
}

const finish = async (version: string, how: 'arrive' | 'fail') => {
  // Lets the download start.
  await act(() => Promise.resolve());
  await act(async () => downloads.get(version)?.[how]());
};
const changeOffer = (changed: Offer) => act(async () => controller.offer(changed));
const type = (text: string) =>
  act(async () => {
    const input = screen.getByRole('textbox');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const shownVersion = () => /Version (\d)/.exec(document.body.textContent)?.[1] ?? null;

beforeEach(() => {
  events = [];
  outcomes = [];
  unsaved = new Set();
  downloads = new Map();
});

it('keeps the old version usable until the new one is loaded, and stops its background work first', async () => {
  await open();
  await changeOffer(offer('2'));
  await goTo('/one/b');
  expect(shownVersion()).toBe('1');
  await finish('2', 'arrive');
  expect(shownVersion()).toBe('2');
  expect(events).toEqual(['start 1', 'forget answers', 'stop 1', 'start 2']);
});

it('keeps the old version if the new one fails', async () => {
  await open();
  await changeOffer(offer('2'));
  await goTo('/one/b');
  await finish('2', 'fail');
  expect(shownVersion()).toBe('1');
  expect(events).toEqual(['start 1']);
  expect(outcomes).toEqual([{ version: '2', outcome: 'evaluation', attempt: 2 }]);
});

it('keeps typed work, even if the coach starts to type while the new version is loading', async () => {
  await open();
  await changeOffer(offer('2'));
  await goTo('/one/b');
  await type('squats');
  await finish('2', 'arrive');
  expect(shownVersion()).toBe('1');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('squats');
});

it('waits for a page that only the new version has, without an error', async () => {
  await open();
  await changeOffer(offer('2'));
  clickLink('/one/c');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => controller.navigated('/one/c'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await finish('2', 'arrive');
  expect(shownVersion()).toBe('2');
});

it('says that an older version lacks the page if the new one fails', async () => {
  await open();
  await changeOffer(offer('2'));
  await goTo('/one/c');
  await finish('2', 'fail');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'An older version is running that does not have this page.',
  );
});

it('replaces a withdrawn version at once', async () => {
  await open();
  await changeOffer(offer('2', { 1: 'blocked' }));
  expect(shownVersion()).toBeNull();
  expect(events).toEqual(['start 1', 'stop 1']);
  await finish('2', 'arrive');
  expect(shownVersion()).toBe('2');
});

it('keeps a withdrawn version with unsaved work, says so, and replaces it once the work is saved', async () => {
  await open();
  await type('squats');
  await changeOffer(offer('2', { 1: 'blocked' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'This version of the page was withdrawn because of a fault. Save or discard your changes, then it is replaced.',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('squats');
  await type('');
  await act(async () => controller.saved());
  await finish('2', 'arrive');
  expect(shownVersion()).toBe('2');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('reports', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a version as good after 10 seconds on screen', async () => {
    await open();
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(outcomes).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(outcomes).toEqual([{ version: '1', outcome: 'good', attempt: 1 }]);
  });

  it('no version as good that lacks the page on screen', async () => {
    await open();
    await goTo('/one/c');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(outcomes).toEqual([]);
    await goTo('/one/b');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(outcomes).toHaveLength(1);
  });
});
