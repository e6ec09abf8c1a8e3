import { useAddressDialog } from '@touchline/ui/router';

/** Which of a screen's histories is open; null while none is. */
export interface OpenHistory<T extends string> {
  shown: T | null;
  open: (history: T) => void;
  close: () => void;
}

/** Keeps the open history dialog in the address. `histories` are those of the screen: another name there opens nothing. */
export function useOpenHistory<T extends string>(histories: readonly T[]): OpenHistory<T> {
  const { value, open, close } = useAddressDialog('history');
  return { shown: histories.find((history) => history === value) ?? null, open, close };
}
