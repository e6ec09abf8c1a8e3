/** The areas of this page: one controller per area, and what changes all of them. */
import { report } from '../app/reports.js';
import { queryClient } from '../session/query-client.js';
import { hasUnsavedWork, subscribeToSaved } from '../session/unsaved-work.js';
import { createAreaController, type AreaController } from './area-controller.js';
import { initialAreaState } from './area-state.js';
import { statusOf, type AreaStatus } from './area-status.js';
import { forgetAnswers } from './forget-answers.js';
import { preloadPage, usesWarmParts } from './preload-files.js';
import { createRegistryReader } from './registry/registry-reader.js';
import {
  currentOffer,
  isShellReplaced,
  loadOffer,
  refreshRegistry,
  registryStore,
  subscribeToOffers,
} from './registry/registry-store.js';
import { errorCount, followErrors } from './reports/area-errors.js';
import { createReleaseReporter } from './reports/release-reporter.js';
import { preloadKitParts } from './shared-libraries.js';

/** The code that loads an area is in the chunk of the frame, without which no area is opened. */
const importLoader = () => import(/* webpackChunkName: "frame" */ './load-attempt.js');

const controllers = new Map<string, AreaController>();
const runningVersions = new Map<string, string>();
const versionListeners = new Set<() => void>();

const registryReader = createRegistryReader(() => void refreshRegistry());
const releaseReporter = createReleaseReporter(process.env.SHELL_VERSION ?? '');

/** The controller of an area, the same for the life of the page. */
export function areaController(name: string): AreaController {
  let controller = controllers.get(name);
  if (!controller) {
    controller = createAreaController({
      loadOffer: (fresh) => loadOffer(name, fresh),
      loadVersion: async (...version) => (await importLoader()).loadAttempt(...version),
      toCrashFailure: async (...crash) => (await importLoader()).toCrashFailure(...crash),
      hasUnsavedWork,
      onOutcome: (outcome) => {
        if (outcome.outcome !== 'incompatible' || !isShellReplaced()) releaseReporter.add({ area: name, ...outcome });
      },
      onVersion: (version, former) => {
        if (former !== null) forgetAnswers(queryClient, name);
        runningVersions.set(name, version);
        for (const listener of versionListeners) listener();
      },
    });
    controllers.set(name, controller);
  }
  return controller;
}

/** Starts the download of the version of an area that this browser will run first, before the area can be loaded. */
export function preloadArea(name: string, address: { pathname: string; search: string }): void {
  const head = currentOffer(name).candidates[0];
  if (!head) return;
  preloadPage(head, address.pathname);
  if (usesWarmParts(head, address)) preloadKitParts(head.warm);
  // An adapter that does not arrive is fetched again when the area is loaded.
  importLoader().then(
    ({ preloadAdapter }) => preloadAdapter(head.contract),
    () => undefined,
  );
}

/** The version of an area that runs in this page, or ran last; null for none. */
export const runningVersionOf = (name: string): string | null => runningVersions.get(name) ?? null;

/** The areas that have run in this page, with the version of each. */
export const allRunningVersions = (): ReadonlyMap<string, string> => runningVersions;

/** Calls the listener when a version starts to run, before it renders. */
export function subscribeToVersions(listener: () => void): () => void {
  versionListeners.add(listener);
  return () => versionListeners.delete(listener);
}

/** The version of an area that this browser would start now; null if there is none. */
export const currentVersionOf = (name: string): string | null => currentOffer(name).candidates[0]?.version ?? null;

/** The status of every area of the registry and of this page. */
export function areaStatus(): AreaStatus[] {
  const remotes = registryStore.get().document?.remotes ?? {};
  return [...new Set([...Object.keys(remotes), ...controllers.keys()])].sort().map((name) =>
    statusOf(name, {
      state: controllers.get(name)?.state() ?? initialAreaState,
      remote: remotes[name],
      withdrawn: currentOffer(name).withdrawn,
      errors: errorCount(name),
    }),
  );
}

/** The coach has opened the page at `pathname`. */
export function notifyNavigation(pathname: string): void {
  for (const controller of controllers.values()) controller.navigated(pathname);
  registryReader.check();
}

/** Lets open areas follow the registry, the vetoes and the end of unsaved work, and reports their errors. */
export function followChanges(): void {
  subscribeToOffers(() => {
    for (const [name, controller] of controllers) controller.offer(currentOffer(name));
  });
  subscribeToSaved(() => {
    for (const controller of controllers.values()) controller.saved();
  });
  followErrors(({ area, version }, error) => {
    report(error, area);
    const attempts = controllers.get(area)?.state().attempts ?? 0;
    if (attempts > 0) releaseReporter.add({ area, version, outcome: 'error', attempt: attempts });
  });
  window.addEventListener('pagehide', releaseReporter.flush);
  registryReader.start();
}
