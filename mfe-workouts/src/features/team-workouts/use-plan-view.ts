import { useCallback } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useAddressView, type ChangeView } from '@touchline/ui/router';
import { readView, writeView, type PlanView } from './model/plan-view.js';

/** The state of the screen, kept in the address. */
export function usePlanView(today: CalendarDate): { view: PlanView; change: ChangeView<PlanView> } {
  const read = useCallback((params: URLSearchParams) => readView(params, today), [today]);
  const write = useCallback(
    (params: URLSearchParams, change: Partial<PlanView>) => writeView(params, change, today),
    [today],
  );
  return useAddressView(read, write);
}
