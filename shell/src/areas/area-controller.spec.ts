import { createAreaController, type AreaController } from './area-controller.js';
import { AreaFailure } from './area-failure.js';
import { isRunning, type LoadedArea } from './area-state.js';
import { head, offer } from './testing/play-area.js';

/** An area whose downloads end when the test says so. Its only page has code of its own. */
function createArea() {
  const downloads: ((module: LoadedArea) => void)[] = [];
  const requested: string[] = [];
  const pageCode: (() => void)[] = [];
  const explanations: (() => void)[] = [];
  const versionChanges: string[] = [];
  const area = { unsavedWork: false };

  const controller = createAreaController({
    loadOffer: () => Promise.resolve(offer([head('1')])),
    loadVersion: ({ version }, attempt, pathname) => {
      requested.push(`${version} ${attempt} ${pathname}`);
      return new Promise((resolve) => downloads.push(resolve));
    },
    toCrashFailure: () => new Promise((resolve) => explanations.push(() => resolve(new AreaFailure('render', 'boom')))),
    hasUnsavedWork: () => area.unsavedWork,
    onOutcome: () => undefined,
    onVersion: (version, former) => former !== null && versionChanges.push(`${former} to ${version}`),
  });
  const preload = () => new Promise<void>((resolve) => pageCode.push(resolve));
  const Component = Object.assign(() => null, { preload });

  return Object.assign(area, {
    ...controller,
    requested,
    pageCode,
    explanations,
    versionChanges,
    /** The latest download arrives. */
    arrive: async () => {
      downloads.at(-1)?.({ routes: { '/one': [{ path: 'b', Component }] } } as unknown as LoadedArea);
      await nextTask();
    },
  });
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Version 1 is loaded, and version 2 is on offer. */
async function loadedArea(onScreen: boolean) {
  const area = createArea();
  if (onScreen) area.attach();
  area.open('/one/a');
  await nextTask();
  await area.arrive();
  area.offer(offer([head('2')]));
  return area;
}
function runningVersion({ state }: AreaController) {
  const { current } = state();
  return isRunning(current) ? current.head.version : null;
}

it('swaps only when the page is there that the coach has opened meanwhile', async () => {
  const area = await loadedArea(true);
  area.navigated('/one/a');
  area.navigated('/one/b');
  await area.arrive();
  expect(runningVersion(area)).toBe('1');
  area.pageCode.forEach((arrive) => arrive());
  await nextTask();
  expect(runningVersion(area)).toBe('2');
  expect(area.requested).toEqual(['1 1 /one/a', '2 2 /one/a']);
});

it('keeps unsaved work of the area on screen, and replaces another area meanwhile', async () => {
  const [shown, hidden] = [await loadedArea(true), await loadedArea(false)];
  for (const area of [shown, hidden]) {
    area.unsavedWork = true;
    area.navigated('/one/a');
  }
  await hidden.arrive();
  expect([runningVersion(shown), runningVersion(hidden)]).toEqual(['1', '2']);
  expect(shown.requested).toHaveLength(1);
});

it('tells of another version before it renders, and whether it is on screen', async () => {
  for (const onScreen of [true, false]) {
    const area = await loadedArea(onScreen);
    const seen: string[] = [];
    area.subscribe(() => seen.push(`${runningVersion(area)} after ${area.versionChanges.length} changes`));
    area.navigated('/one/a');
    await area.arrive();
    expect(area.versionChanges).toEqual(['1 to 2']);
    expect(seen.at(-1)).toBe('2 after 1 changes');
  }
});

it('ignores a crash of a version that was replaced meanwhile', async () => {
  const area = await loadedArea(true);
  area.navigated('/one/a');
  area.crashed(new Error('boom'));
  await area.arrive();
  area.explanations.forEach((explain) => explain());
  await nextTask();
  expect(area.state().current.phase).toBe('ready');
  expect(runningVersion(area)).toBe('2');
});
