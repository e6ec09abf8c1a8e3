import { useMemo } from 'react';
import { useAddressDialog } from '@touchline/ui/router';
import { parseKind, type RecordingKind } from './model/recording-kind.js';
import { RECORD_PARAM, SHEET_PARAM } from './model/session.js';

/** The steps of a recording in the address: Back leads from the sheet to the team, and from there to the screen. */
export interface RecordingSteps {
  /** The kind whose team is chosen; null when no recording was started. */
  kind: RecordingKind | null;
  /** The open sheet, as `sheetValue` writes it. */
  sheet: string | null;
  start: (kind: RecordingKind) => void;
  openSheet: (sheet: string) => void;
  /** Closes the whole recording, without a question. */
  close: () => void;
}

const INSIDE = [SHEET_PARAM];

export function useRecordingSteps(): RecordingSteps {
  const record = useAddressDialog(RECORD_PARAM, INSIDE);
  const sheet = useAddressDialog(SHEET_PARAM);
  return useMemo(
    () => ({
      kind: parseKind(record.value),
      sheet: sheet.value,
      start: record.open,
      openSheet: sheet.open,
      close: record.value === null ? sheet.close : record.close,
    }),
    [record.value, record.open, record.close, sheet.value, sheet.open, sheet.close],
  );
}
