import { useCallback, useEffect, useRef } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';

/** What can be done about one athlete of the list. */
export type RowAction = 'edit' | 'move' | 'archive' | 'bringBack';

export type OnRowAction = (action: RowAction, athlete: Athlete) => void;

/** One function for all rows that stays the same, and does what the latest `handlers` do: memoised rows are not drawn anew. */
export function useRowAction(handlers: Record<RowAction, (athlete: Athlete) => void>): OnRowAction {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useCallback((action, athlete) => latest.current[action](athlete), []);
}
