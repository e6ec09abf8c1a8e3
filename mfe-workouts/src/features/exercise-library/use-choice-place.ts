import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface ChoicePlace {
  /** Around the choice, or around what stands there as long as there is none; takes the focus itself where nothing in it can be operated. */
  place: RefObject<HTMLDivElement | null>;
  /** The box to choose or to type in. */
  choice: RefObject<HTMLInputElement | null>;
  focus: () => void;
}

/** Where something is chosen from what is loaded. A focus that stood there, or on a button that has gone with its failure, goes on to what has taken its place. */
export function useChoicePlace(status: string): ChoicePlace {
  const place = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLInputElement>(null);
  const focus = useCallback(
    () => (choice.current ?? place.current?.querySelector('button') ?? place.current)?.focus(),
    [],
  );
  useEffect(() => {
    const focused = document.activeElement;
    if (place.current?.contains(focused) || focused?.contains(place.current)) focus();
  }, [status, focus]);
  return { place, choice, focus };
}
