import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '@touchline/ui/host';
import { getAthletes } from '@touchline/ui/pickers';
import { keepPreviousData, queryOptions } from '@touchline/ui/query';
import { own } from './own-names.js';

/** Everybody who was in one of the coach's teams on a day from `from` up to `today`, by last, then first name. */
export const membersQuery = (api: ApiClient, { from, today }: { from: CalendarDate; today: CalendarDate }) => {
  const days = { from: from < today ? from : today, to: today };
  return queryOptions({
    queryKey: own.key('attendance', 'members', days),
    meta: { shows: ['athletes'] },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getAthletes(api, days, signal),
  });
};
