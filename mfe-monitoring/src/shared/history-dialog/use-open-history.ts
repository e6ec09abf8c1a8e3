import { useStaysOpen } from '@touchline/ui/host';
import { useAddressDialog } from '@touchline/ui/router';

/** The open history dialog of a screen; null when none is open. */
export interface OpenHistory<T extends string> {
  shown: T | null;
  /** The dialog opens with the form for a new record. */
  adds: boolean;
  open: (history: T) => void;
  add: (history: T) => void;
  close: () => void;
}

/** Follows the name of a history in the address: `wellness.add`. */
const ADD = '.add';

/**
 * Keeps the open history dialog in the address. Names that are not in `histories` open nothing, and so does every name where the
 * coach's role does not let the records be changed.
 */
export function useOpenHistory<T extends string>(histories: readonly T[], mayWrite: boolean): OpenHistory<T> {
  const { value, open, close } = useAddressDialog('history');
  const adds = value?.endsWith(ADD) === true;
  const name = adds ? value.slice(0, -ADD.length) : value;
  const named = histories.find((history) => history === name) ?? null;
  const isShown = useStaysOpen(named !== null, mayWrite);
  return {
    shown: isShown ? named : null,
    adds,
    open,
    add: (history) => open(history + ADD),
    close,
  };
}
