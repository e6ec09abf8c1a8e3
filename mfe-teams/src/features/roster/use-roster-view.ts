import { useCallback } from 'react';
import { useMay } from '@touchline/ui/host';
import { parseId, useAddressDialog, useAddressView, type ChangeView } from '@touchline/ui/router';
import { readView, writeView, type RosterView } from './model/roster-view.js';

/** The address parameter of the dialog that adds an athlete, and the one way in which it does. */
export const ADD = 'add';
export const FROM_FORM = 'signed-form';

/** A dialog about one athlete, kept in the address. */
export interface AthleteDialog {
  athleteId: number | null;
  open: (athleteId: number) => void;
  close: () => void;
}

/** The filters, kept in the address. Those that the coach's role in the team does not have are not set. */
export function useRosterView(teamId: number): { view: RosterView; change: ChangeView<RosterView> } {
  const may = useMay();
  const { view, change } = useAddressView(readView, writeView);
  const [archived, cannotAnswer] = [may('people.read', teamId), may('administration.read', teamId)];
  return {
    view: {
      ...view,
      archived: view.archived && archived,
      cannotAnswer: view.cannotAnswer && cannotAnswer,
    },
    change,
  };
}

/** `name` is the address parameter with the athlete's id. */
export function useAthleteDialog(name: string): AthleteDialog {
  const { value, open, close } = useAddressDialog(name);
  const openFor = useCallback((athleteId: number) => open(String(athleteId)), [open]);
  return { athleteId: parseId(value), open: openFor, close };
}
