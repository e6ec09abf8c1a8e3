import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Decision, MakeDecisionBody } from '@touchline/contracts/decisions.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { SQUAD_KEY } from './get-squad.js';

const readBoardsAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: SQUAD_KEY });

/** Makes a decision. Boards are read again before it counts as done, so that the board shows it when the form closes. */
export const makeDecisionMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, retryKey }: { body: MakeDecisionBody; retryKey: string }): Promise<Decision> =>
      api.call('POST /api/squad/decisions', { body, retryKey }),
    onSettled: () => readBoardsAgain(cache),
  });

/** Takes an own decision of today back. */
export const takeBackMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, today }: { id: number; today: CalendarDate }) =>
      api.call('DELETE /api/squad/decisions/{id}', { params: { id }, query: { today } }),
    onSettled: () => readBoardsAgain(cache),
  });
