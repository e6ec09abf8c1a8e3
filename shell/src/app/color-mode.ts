import { useMediaQuery, type ColorMode } from '@touchline/ui';
import { createStore, useStore } from './store.js';

const STORAGE_KEY = 'touchline.theme';

const chosen = createStore<ColorMode | null>(readChoice());

/** The colour mode in use (the coach's choice, else the system's) and a function that toggles it. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const system: ColorMode = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  const mode = useStore(chosen) ?? system;
  return { mode, toggle: () => setMode(mode === 'dark' ? 'light' : 'dark') };
}

function setMode(mode: ColorMode): void {
  chosen.set(mode);
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function readChoice(): ColorMode | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    return null;
  }
}
