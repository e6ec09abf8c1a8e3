import { useEffect } from 'react';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { EDIT_PARAM } from '../../shared/editor/editor-params.js';

/** Another screen may ask, in the state of a navigation, for a workout to be edited: then its editor opens, and the state is cleared. */
export function useEditRequest(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = (state as { editWorkoutId?: unknown } | null)?.editWorkoutId;
  useEffect(() => {
    if (asked === undefined) return;
    const params = new URLSearchParams(search);
    if (Number.isSafeInteger(asked)) params.set(EDIT_PARAM, String(asked));
    void navigate({ pathname, search: params.toString() }, { replace: true, state: null });
  }, [asked, pathname, search, navigate]);
}
