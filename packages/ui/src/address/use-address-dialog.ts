import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announceOwnStep, STEP_ARRIVES_WITHIN_MS } from './own-step.js';
import { putParam } from './params.js';
import { useLocationNow, useSearchParams } from './use-search-params.js';

/** A dialog that stands in the address. */
export interface AddressDialog {
  /** What the parameter says, unchecked; null while the dialog is closed. */
  value: string | null;
  /** Like `close`, it does nothing once another screen is shown: the coach may have been quicker than an answer. */
  open: (value: string) => void;
  /** Closes it without a further question: its owner has asked what would be lost. Does nothing where it is closed already. */
  close: () => void;
}

/**
 * Keeps an open dialog in the parameter `name` of the address: a reload or a shared link shows it again, and Back closes it, which is what a
 * dialog over the whole of a phone's screen needs. Closing one that was opened here is that step back.
 */
export function useAddressDialog(name: string): AddressDialog {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const locationNow = useLocationNow();
  const navigate = useNavigate();
  // Marks the step of the history that opened it from this very screen.
  const openedHere = `dialog:${name}`;
  // The step back takes a moment, in which a second Escape must not leave the screen.
  const leaving = useRef<string | null>(null);

  const open = useCallback(
    (value: string) => {
      const here = locationNow();
      // A double click is one step.
      if (new URLSearchParams(here.search).get(name) === value) return;
      setParams((now) => putParam(now, name, value, null), { state: openedHere });
    },
    [setParams, locationNow, name, openedHere],
  );
  const close = useCallback(() => {
    const here = locationNow();
    if (here.pathname !== pathname || !new URLSearchParams(here.search).has(name) || leaving.current === here.key) return;
    leaving.current = here.key;
    setTimeout(() => (leaving.current = null), STEP_ARRIVES_WITHIN_MS);
    if (here.state === openedHere) {
      announceOwnStep();
      return void navigate(-1);
    }
    setParams((now) => putParam(now, name, null, null), { replace: true });
  }, [locationNow, pathname, name, openedHere, navigate, setParams]);
  return { value: params.get(name), open, close };
}
