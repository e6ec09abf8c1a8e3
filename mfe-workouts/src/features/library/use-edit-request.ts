import { useEffect } from 'react';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { EDIT_PARAM } from '../../shared/editor/editor-params.js';

/** Opens the editor for the workout named in the navigation state (`editWorkoutId`), and clears the state. */
export function useEditRequest(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const requested = (state as { editWorkoutId?: unknown } | null)?.editWorkoutId;
  useEffect(() => {
    if (requested === undefined) return;
    const params = new URLSearchParams(search);
    if (Number.isSafeInteger(requested)) params.set(EDIT_PARAM, String(requested));
    void navigate({ pathname, search: params.toString() }, { replace: true, state: null });
  }, [requested, pathname, search, navigate]);
}
