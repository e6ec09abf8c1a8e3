import { todayIn } from '@touchline/contracts/calendar-date';
import { QueryPanel } from '@touchline/ui';
import { ApiError, sentenceOf, useApi } from '@touchline/ui/host';
import { AthletePicker, athletesQuery } from '@touchline/ui/pickers';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { useAddressView } from '@touchline/ui/router';
import { overviewQuery } from './api/get-overview.js';
import { OverviewCards } from './components/overview-cards.js';
import { OverviewFrame } from './components/overview-frame.js';
import { OutOfReach } from './components/out-of-reach.js';
import { OverviewSkeleton } from './components/overview-skeleton.js';
import { chooseTeam, readView, teamIdOf, writeView } from './model/overview-view.js';

/** `/dashboard`: how the teams are doing, and one athlete among them. */
export function OverviewPage() {
  const api = useApi();
  const { view, change } = useAddressView(readView, writeView);
  const { athleteId } = view;
  const athletes = useQuery(athletesQuery(api)).data;
  const choice = { teamId: teamIdOf(view), athleteId, today: todayIn(undefined, new Date()) };
  // The figures that were there stay, dimmed, until those of the new choice have come; whose they are stands above them.
  const overview = useQuery({ ...overviewQuery(api, choice), placeholderData: keepPreviousData });
  return (
    <OverviewFrame
      athleteId={athleteId}
      picker={(done) => (
        <AthletePicker
          value={view}
          counted
          folds={false}
          onTeam={(team) => change(chooseTeam(team, view, athletes), 'push')}
          onSearch={(search) => change({ search })}
          onAthlete={(chosen) => {
            change({ athleteId: chosen }, 'push');
            done();
          }}
        />
      )}
    >
      {overview.isPending ? (
        <OverviewSkeleton />
      ) : isOutOfReach(overview.error) ? (
        <OutOfReach onAll={() => change({ team: '', athleteId: null }, 'push')} />
      ) : (
        <QueryPanel
          query={overview}
          errorText={(error) => sentenceOf(error, 'Failed to load athletes. Please try again.')}
          minHeight={320}
        >
          {(data) => (
            <OverviewCards overview={data} view={view} outdated={overview.isPlaceholderData} onView={change} />
          )}
        </QueryPanel>
      )}
    </OverviewFrame>
  );
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
