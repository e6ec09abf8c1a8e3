import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openedDialogs, overStep } from './dialog-steps.js';
import { announceOwnStep, STEP_ARRIVES_WITHIN_MS } from './own-step.js';
import { putParam } from './params.js';
import { useLocationNow, useSearchParams } from './use-search-params.js';

/** A dialog that stands in the address. */
export interface AddressDialog {
  /** What the parameter says, unchecked; null while the dialog is closed. */
  value: string | null;
  /** Like `close`, it does nothing once another screen is shown: the coach may have been quicker than an answer. */
  open: (value: string) => void;
  /** Closes it, and what lies over it, without a further question: its owner has asked what would be lost. Does nothing where it is closed already. */
  close: () => void;
}

const NOTHING: readonly string[] = [];

/**
 * Keeps an open dialog in the parameter `name` of the address: a reload or a shared link shows it again, and Back closes it, which is what a
 * dialog over the whole of a phone's screen needs. Closing one that was opened here is that step back. Another one may be opened over it:
 * Back closes the one on top.
 * @param inside the parameters that mean nothing without it, the same list with every render: where no step of ours opened it, they are taken away with it
 */
export function useAddressDialog(name: string, inside: readonly string[] = NOTHING): AddressDialog {
  const [params, setParams] = useSearchParams();
  const { pathname, key } = useLocation();
  const locationNow = useLocationNow();
  const navigate = useNavigate();
  // The step back takes a moment, in which a second Escape must not leave the screen.
  const leaving = useRef<string | null>(null);
  // Whoever comes back to that very step by Forward may close it again.
  useEffect(() => {
    leaving.current = null;
  }, [key]);

  const open = useCallback(
    (value: string) => {
      const { search, state } = locationNow();
      const shown = new URLSearchParams(search);
      // A double click is one step.
      if (shown.get(name) === value) return;
      setParams((now) => putParam(now, name, value, null), { state: overStep(state, shown, name) });
    },
    [setParams, locationNow, name],
  );
  const close = useCallback(() => {
    const here = locationNow();
    if (here.pathname !== pathname || !new URLSearchParams(here.search).has(name) || leaving.current === here.key)
      return;
    leaving.current = here.key;
    setTimeout(() => (leaving.current = null), STEP_ARRIVES_WITHIN_MS);
    const opened = openedDialogs(here.state);
    const at = opened.indexOf(name);
    if (at !== -1) {
      announceOwnStep();
      return void navigate(at - opened.length);
    }
    setParams((now) => [name, ...inside].reduce((params, key) => putParam(params, key, null, null), now), {
      replace: true,
    });
  }, [locationNow, pathname, name, inside, navigate, setParams]);
  return { value: params.get(name), open, close };
}
