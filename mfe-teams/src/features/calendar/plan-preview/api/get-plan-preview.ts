import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChangeEventBody, CopyWeekBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { PlanPreview } from '@touchline/contracts/plan-preview.schema';
import type { ApiClient } from '@touchline/ui/host';
import { keepPreviousData, queryOptions } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';

/** A call of the calendar whose result is to be previewed. */
export type PreviewRequest =
  | { kind: 'add'; body: CreateEventBody }
  | { kind: 'change'; eventId: number; scope: EventScope; body: ChangeEventBody }
  | { kind: 'copy'; body: CopyWeekBody };

function preview(api: ApiClient, request: PreviewRequest, today: CalendarDate): Promise<PlanPreview> {
  switch (request.kind) {
    case 'add':
      return api.call('POST /api/calendar/preview', { query: { today }, body: request.body });
    case 'copy':
      return api.call('POST /api/calendar/preview/copy-week', { query: { today }, body: request.body });
    case 'change': {
      const { eventId: id, scope, body } = request;
      return api.call('POST /api/calendar/preview/{id}', { params: { id }, query: { today, scope }, body });
    }
  }
}

/**
 * What the call would mean for the load of each athlete; nothing is stored. A POST, because it sends the body of the call
 * that it previews. The last answer stays while the next one is on its way.
 */
export const planPreviewQuery = (api: ApiClient, request: PreviewRequest, today: CalendarDate) =>
  queryOptions({
    queryKey: own.key('calendar', 'preview', request, today),
    meta: { shows: ['events'] },
    queryFn: () => preview(api, request, today),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
