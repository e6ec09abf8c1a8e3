import type { ApiClient, HostServices } from '@touchline/ui/host';

/** The name under which the shell knows this area. */
export const AREA_NAME = 'mfe-attendance';

/** Unsent items of each kind, and the sentence last given to the shell: it knows one sentence of the whole area. */
interface AreaStatus {
  sentences: Map<string, string>;
  unsaved: Set<string>;
  /** Undefined while this page has told none. */
  told: string | null | undefined;
}

const statuses = new WeakMap<ApiClient, AreaStatus>();

function statusOf(api: ApiClient): AreaStatus {
  const status = statuses.get(api) ?? { sentences: new Map<string, string>(), unsaved: new Set(), told: undefined };
  statuses.set(api, status);
  return status;
}

/**
 * Keeps the shell informed about unsent items of one kind: those in a persistent store are named at logout, those in
 * memory only count as unsaved work of the page.
 */
export function createShellStatus(
  { api, setWaiting, setUnsaved }: Pick<HostServices, 'api' | 'setWaiting' | 'setUnsaved'>,
  store: { isPersistent: () => boolean },
  { name, unsentAtLogout }: { name: string; unsentAtLogout: (count: number) => string },
) {
  const status = statusOf(api);
  const updateUnsaved = (unsaved: boolean) => {
    const before = status.unsaved.size > 0;
    if (unsaved) status.unsaved.add(name);
    else status.unsaved.delete(name);
    if (status.unsaved.size > 0 !== before) setUnsaved(AREA_NAME, !before);
  };

  return {
    update(count: number): void {
      const isPersistent = store.isPersistent();
      if (isPersistent && count > 0) status.sentences.set(name, unsentAtLogout(count));
      else status.sentences.delete(name);
      const sentence = [...status.sentences.values()].join(' ') || null;
      if (sentence !== status.told) setWaiting(AREA_NAME, sentence);
      status.told = sentence;
      updateUnsaved(!isPersistent && count > 0);
    },
    /** The next update is sent even if nothing changed here. */
    forceNextUpdate: () => void (status.told = undefined),
    stop(): void {
      status.told = undefined;
      updateUnsaved(false);
    },
  };
}
