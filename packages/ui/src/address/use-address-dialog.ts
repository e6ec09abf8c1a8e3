import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openedDialogs, stateWithDialog } from './dialog-steps.js';
import { announceOwnBack, BACK_DEADLINE_MS } from './own-back.js';
import { putParam } from './params.js';
import { useLocationNow, useSearchParams } from './use-search-params.js';

/** A dialog whose open state is a parameter of the address. */
export interface AddressDialog {
  /** The parameter's raw value; null while the dialog is closed. */
  value: string | null;
  /** Opens the dialog. Like `close`, does nothing after the coach has moved on to another screen. */
  open: (value: string) => void;
  /**
   * Closes the dialog and the dialogs over it, without asking: the owner has asked about unsaved work. Does nothing
   * when it is closed.
   */
  close: () => void;
}

const NOTHING: readonly string[] = [];

/**
 * Keeps an open dialog in the parameter `name` of the address. A reload or a shared link shows it again, and Back
 * closes it, which matters for a dialog that fills a phone's screen. Closing a dialog that was opened here goes back
 * in the history. Dialogs can be opened over each other: Back closes the one on top.
 * @param inside parameters that have no meaning without this dialog, the same list on every render. They are removed
 * with it when a link opened it.
 */
export function useAddressDialog(name: string, inside: readonly string[] = NOTHING): AddressDialog {
  const [params, setParams] = useSearchParams();
  const { pathname, key } = useLocation();
  const locationNow = useLocationNow();
  const navigate = useNavigate();
  // Back takes a moment to arrive; a second Escape meanwhile must not leave the screen.
  const leaving = useRef<string | null>(null);
  // After Forward to the same entry, the dialog can be closed again.
  useEffect(() => {
    leaving.current = null;
  }, [key]);

  const open = useCallback(
    (value: string) => {
      const { search, state } = locationNow();
      const shown = new URLSearchParams(search);
      // A double click adds one history entry.
      if (shown.get(name) === value) return;
      setParams((now) => putParam(now, name, value, null), { state: stateWithDialog(state, shown, name) });
    },
    [setParams, locationNow, name],
  );
  const close = useCallback(() => {
    const here = locationNow();
    if (here.pathname !== pathname || !new URLSearchParams(here.search).has(name) || leaving.current === here.key)
      return;
    leaving.current = here.key;
    setTimeout(() => (leaving.current = null), BACK_DEADLINE_MS);
    const opened = openedDialogs(here.state);
    const at = opened.indexOf(name);
    if (at !== -1) {
      announceOwnBack();
      return void navigate(at - opened.length);
    }
    setParams((now) => [name, ...inside].reduce((params, key) => putParam(params, key, null, null), now), {
      replace: true,
    });
  }, [locationNow, pathname, name, inside, navigate, setParams]);
  return { value: params.get(name), open, close };
}
