import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A dialog that stands in the address. */
export interface AddressDialog {
  /** What the parameter says, unchecked; null while the dialog is closed. */
  value: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * Keeps an open dialog in the parameter `name` of the address: a reload or a shared link shows it again, and Back closes it, which is what a
 * dialog over the whole of a phone's screen needs. Closing one that was opened here is that step back.
 */
export function useAddressDialog(name: string): AddressDialog {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  // Marks the step of the history that opened it from this very screen.
  const openedHere = `dialog:${name}`;
  const put = useCallback(
    (value: string | null, options: { replace: true } | { state: string }) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }, options),
    [setParams, name],
  );

  // The step back takes a moment, in which a second Escape must not leave the screen.
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [key]);
  const open = useCallback((value: string) => put(value, { state: openedHere }), [put, openedHere]);
  const close = () => {
    if (leaving.current) return;
    leaving.current = true;
    if (state === openedHere) void navigate(-1);
    else put(null, { replace: true });
  };
  return { value: params.get(name), open, close };
}
