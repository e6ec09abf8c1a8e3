import { useAddressDialog } from '@touchline/ui/router';

/** The open history dialog of a screen; null when none is open. */
export interface OpenHistory<T extends string> {
  shown: T | null;
  open: (history: T) => void;
  close: () => void;
}

/** Keeps the open history dialog in the address. Names that are not in `histories` open nothing. */
export function useOpenHistory<T extends string>(histories: readonly T[]): OpenHistory<T> {
  const { value, open, close } = useAddressDialog('history');
  return { shown: histories.find((history) => history === value) ?? null, open, close };
}
