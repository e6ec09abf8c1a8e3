import { useCallback, useEffect, useState } from 'react';
import { useAddressDialog } from '@touchline/ui/router';
import { PICKER_PARAMS } from '../exercises/use-picker-address.js';

/** For which row something is being chosen; null: for a new one. */
export interface Choosing {
  what: 'exercise' | 'rest';
  key: number | null;
}

interface ChoosingState {
  choosing: Choosing | null;
  choose: (what: Choosing['what'], key: Choosing['key']) => void;
  /** Like `chooseExercise` the same function with every render: rows are not drawn anew for it. */
  chooseRest: (key: number) => void;
  chooseExercise: (key: number) => void;
  endChoosing: () => void;
}

/** The dialog over the editor in which an exercise or a rest is chosen. That it is open stands in the address, for Back to close it and nothing else; for which row, here alone. */
export function useChoosing(): ChoosingState {
  const { value, open, close } = useAddressDialog('choose', PICKER_PARAMS);
  const [wanted, setWanted] = useState<Choosing | null>(null);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    // Given up by Back: by Forward it would come back for a row that may have gone.
    if (value === null) setWanted(null);
  }
  const choose = useCallback(
    (what: Choosing['what'], key: Choosing['key']) => {
      setWanted({ what, key });
      open(what);
    },
    [open],
  );
  const chooseRest = useCallback((key: number) => choose('rest', key), [choose]);
  const chooseExercise = useCallback((key: number) => choose('exercise', key), [choose]);
  const endChoosing = useCallback(() => setWanted(null), []);
  // Chosen or given up; or Forward, or a reload, after which nobody knows for which row it was.
  const ended = value !== null && wanted === null;
  useEffect(() => {
    if (ended) close();
  }, [ended, close]);
  return { choosing: value === wanted?.what ? wanted : null, choose, chooseRest, chooseExercise, endChoosing };
}
