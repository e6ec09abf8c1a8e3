import type { HostServices } from '@touchline/ui/host';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { MarkStore } from './mark-store.js';

/** The name under which the shell knows this area. */
export const AREA_NAME = 'mfe-attendance';

/**
 * Keeps the shell informed about unsent marks: marks in a persistent store are named at logout, marks in memory only
 * count as unsaved work of the page.
 */
export function createShellStatus(
  { setWaiting, setUnsaved }: Pick<HostServices, 'setWaiting' | 'setUnsaved'>,
  store: MarkStore,
) {
  /** The sentence the shell has now; undefined while this page has sent none. */
  let lastSentence: string | null | undefined;
  let isUnsaved = false;
  const updateUnsaved = (unsaved: boolean) => {
    if (unsaved !== isUnsaved) setUnsaved(AREA_NAME, unsaved);
    isUnsaved = unsaved;
  };

  return {
    update(markCount: number): void {
      const isPersistent = store.isPersistent();
      const sentence = isPersistent && markCount > 0 ? checkInTexts.unsentAtLogout(markCount) : null;
      if (sentence !== lastSentence) setWaiting(AREA_NAME, sentence);
      lastSentence = sentence;
      updateUnsaved(!isPersistent && markCount > 0);
    },
    /** The next update is sent even if nothing changed here. */
    forceNextUpdate: () => void (lastSentence = undefined),
    stop(): void {
      lastSentence = undefined;
      updateUnsaved(false);
    },
  };
}
