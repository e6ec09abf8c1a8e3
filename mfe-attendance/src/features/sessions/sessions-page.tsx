import { useEffect } from 'react';
import { Box, FOOT_HEIGHT, QueryPanel } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { announceChange, useQuery, useQueryClient } from '@touchline/ui/query';
import { useAddressView } from '@touchline/ui/router';
import { WaitingBanner } from '../../shared/components/waiting-banner.js';
import { sessionTexts } from '../../shared/texts/session-texts.js';
import { gridQuery, SESSIONS_KEY } from './api/get-sessions.js';
import { GridView } from './grid-view.js';
import { LedgerView } from './ledger-view.js';
import { withSaved } from './model/grid-entries.js';
import { readView, writeView } from './model/sessions-view.js';
import { gridQueues, type GridQueue, type GridQueueState } from './queue/grid-queue.js';

/** `/attendance/sessions`: missing records of past events, and the session RPE of a team at one of them. */
export function SessionsPage() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { view, change } = useAddressView(readView, writeView);
  const { queue, state } = gridQueues.use();
  const waiting = state.waiting.filter(({ problem }) => problem === null).length;
  const refused = state.waiting.length - waiting;

  useEffect(
    () =>
      queue.onStored((saved) => {
        queryClient.setQueryData(gridQuery(api, saved.event_id).queryKey, (known) => known && withSaved(known, saved));
        announceChange(queryClient, ['sessions']);
      }),
    [api, queue, queryClient],
  );

  // The event, or its team, is not what this screen shows any more.
  useEffect(() => {
    if (refused > 0) void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
  }, [refused, queryClient]);

  return (
    <Box
      sx={{
        px: { xs: 2, md: 3 },
        pt: { xs: 2, md: 3 },
        pb: `calc(24px + var(${FOOT_HEIGHT}, 0px))`,
        maxWidth: 900,
        mx: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
      }}
    >
      {waiting > 0 && state.connection !== 'open' && (
        <WaitingBanner text={sessionTexts.waiting(waiting)} onTryNow={queue.flush} />
      )}
      {view.eventId === null ? (
        <LedgerView
          team={view.team}
          onTeam={(team) => change({ team }, 'push')}
          addressOf={(eventId) => `?${writeView(new URLSearchParams(), { team: view.team, eventId }).toString()}`}
        />
      ) : (
        <LoadedGrid
          key={view.eventId}
          eventId={view.eventId}
          queue={queue}
          state={state}
          onBack={() => change({ eventId: null }, 'push')}
        />
      )}
    </Box>
  );
}

interface LoadedGridProps {
  eventId: number;
  queue: GridQueue;
  state: GridQueueState;
  onBack: () => void;
}

function LoadedGrid({ eventId, queue, state, onBack }: LoadedGridProps) {
  const api = useApi();
  const teams = useQuery(teamsWithAthletesQuery(api));
  const grid = useQuery(gridQuery(api, eventId));
  // While the queue shows a connection problem, a failed refetch is not shown as well.
  const shown = state.connection !== 'open' && grid.data ? { ...grid, error: null } : grid;
  return (
    <QueryPanel
      query={shown}
      loadingText={sessionTexts.loadingGrid}
      errorText={(error) => sentenceOf(error, sessionTexts.gridFailed)}
      minHeight={240}
    >
      {(data) => (
        <GridView
          grid={data}
          team={teamLabel(teams.data, data.event.team_id) ?? ''}
          queue={queue}
          state={state}
          onBack={onBack}
        />
      )}
    </QueryPanel>
  );
}
