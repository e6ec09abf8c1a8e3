import { useCallback, useEffect, useState } from 'react';
import { useAddressDialog } from '@touchline/ui/router';
import { PICKER_PARAMS } from '../exercises/picker-params.js';

/** The kind of choice, and the row it is for; key null: for a new row. */
export interface PickerRequest {
  what: 'exercise' | 'rest';
  key: number | null;
}

interface PickerState {
  request: PickerRequest | null;
  openPicker: (what: PickerRequest['what'], key: PickerRequest['key']) => void;
  /** Like `openExercisePicker` the same function in every render, so that rows do not render again. */
  openRestPicker: (key: number) => void;
  openExercisePicker: (key: number) => void;
  closePicker: () => void;
}

/**
 * The dialog over the editor in which an exercise or a rest is chosen. The address holds that it is open, so that Back
 * closes it and nothing else; the row it is for is kept here only.
 */
export function usePickerDialog(): PickerState {
  const { value, open, close } = useAddressDialog('choose', PICKER_PARAMS);
  const [wanted, setWanted] = useState<PickerRequest | null>(null);
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
    // Back closed it. Without this, Forward would reopen it for a row that may no longer exist.
    if (value === null) setWanted(null);
  }
  const openPicker = useCallback(
    (what: PickerRequest['what'], key: PickerRequest['key']) => {
      setWanted({ what, key });
      open(what);
    },
    [open],
  );
  const openRestPicker = useCallback((key: number) => openPicker('rest', key), [openPicker]);
  const openExercisePicker = useCallback((key: number) => openPicker('exercise', key), [openPicker]);
  const closePicker = useCallback(() => setWanted(null), []);

  // Something was chosen or cancelled; or the page came here by Forward or a reload, and the row is unknown.
  const ended = value !== null && wanted === null;
  useEffect(() => {
    if (ended) close();
  }, [ended, close]);
  return {
    request: value === wanted?.what ? wanted : null,
    openPicker,
    openRestPicker,
    openExercisePicker,
    closePicker,
  };
}
