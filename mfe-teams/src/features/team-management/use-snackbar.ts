import { useCallback } from 'react';
import { useNotify, type Notice } from '@touchline/ui/host';

/** Messages of this screen stay for 4 seconds; the shell's default is shorter. */
const SNACKBAR_MS = 4000;

/** Shows a message of the team management. */
export function useSnackbar(): (severity: Notice['severity'], text: string) => void {
  const notify = useNotify();
  return useCallback((severity, text) => notify({ severity, text, forMs: SNACKBAR_MS }), [notify]);
}
