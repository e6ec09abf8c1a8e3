import { useCallback, useMemo } from 'react';
import { parseId, useAddressDialog, useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type RosterView } from './model/roster-view.js';

/** A dialog about one athlete of the roster. */
export interface AthleteDialog {
  athleteId: number | null;
  open: (athleteId: number) => void;
  close: () => void;
}

/** Filters and dialogs, kept in the address: a reload shows the same, and Back closes a dialog. */
export function useRosterView(): { view: RosterView; change: (part: Partial<RosterView>) => void } {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback((part: Partial<RosterView>) => setParams((now) => writeView(now, part), { replace: true }), [setParams]);
  return { view, change };
}

/** `name` is the parameter of the address that holds the athlete's number. */
export function useAthleteDialog(name: string): AthleteDialog {
  const { value, open, close } = useAddressDialog(name);
  const openFor = useCallback((athleteId: number) => open(String(athleteId)), [open]);
  return { athleteId: parseId(value), open: openFor, close };
}
