import { todayIn } from '@touchline/contracts/calendar-date';
import { Box, Button, EmptyPanel, QueryPanel } from '@touchline/ui';
import { ApiError, sentenceOf, useApi, useCoach } from '@touchline/ui/host';
import { AthletePicker, athletesQuery } from '@touchline/ui/pickers';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { useAddressView } from '@touchline/ui/router';
import { overviewTexts } from '../../shared/texts/overview-texts.js';
import { overviewQuery } from './api/get-overview.js';
import { OverviewCards } from './components/overview-cards.js';
import { OverviewFrame } from './components/overview-frame.js';
import { OverviewSkeleton } from './components/overview-skeleton.js';
import { LazyFirstSteps } from './first-steps/lazy-first-steps.js';
import { readSteps } from './first-steps/stored-steps.js';
import { chooseTeam, readView, teamIdOf, writeView } from './model/overview-view.js';

/** `/dashboard`: figures of the teams and of one athlete. */
export function OverviewPage() {
  const api = useApi();
  const { coach_id: coachId } = useCoach();
  const { view, change } = useAddressView(readView, writeView);
  const { athleteId } = view;
  const athletes = useQuery(athletesQuery(api)).data;
  const choice = { teamId: teamIdOf(view), athleteId, today: todayIn(undefined, new Date()) };
  // The previous figures stay, dimmed and under their own name, until those of the new choice arrive.
  const overview = useQuery({ ...overviewQuery(api, choice), placeholderData: keepPreviousData });
  // The first steps say what comes first; the picker's empty list would say it again.
  const isNewClub = choice.teamId === null && overview.data?.total_athletes === 0;
  return (
    <OverviewFrame
      athleteId={athleteId}
      picker={
        isNewClub
          ? null
          : (onPicked) => (
              <AthletePicker
                value={view}
                counted
                folds={false}
                onTeam={(team) => change(chooseTeam(team, view, athletes), 'push')}
                onSearch={(search) => change({ search })}
                onAthlete={(chosen) => {
                  change({ athleteId: chosen }, 'push');
                  onPicked();
                }}
              />
            )
      }
    >
      {overview.isPending ? (
        <OverviewSkeleton />
      ) : isNotFound(overview.error) ? (
        <NotFoundPanel onShowAll={() => change({ team: '', athleteId: null }, 'push')} />
      ) : (
        <QueryPanel query={overview} errorText={(error) => sentenceOf(error, overviewTexts.loadFailed)} minHeight={320}>
          {(data) => {
            const cards = (
              <OverviewCards overview={data} view={view} isStale={overview.isPlaceholderData} onView={change} />
            );
            const isEmpty = data.total_athletes === 0;
            const isBegun = isEmpty || data.upcoming_events.length === 0 || readSteps(coachId)?.isOver === false;
            return isBegun ? <LazyFirstSteps isAlone={isNewClub}>{cards}</LazyFirstSteps> : cards;
          }}
        </QueryPanel>
      )}
    </OverviewFrame>
  );
}

/** Shown when the coach has no access to the team or athlete in the address: trying again would not help. */
function NotFoundPanel({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', py: 6 }}>
      <EmptyPanel text={overviewTexts.notFound} />
      <Button variant="contained" disableElevation onClick={onShowAll} sx={{ minHeight: 44 }}>
        Show all teams
      </Button>
    </Box>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
