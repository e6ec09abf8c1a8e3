import { useMemo, useState } from 'react';
import { Box, QueryPanel, Typography, useToday } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { athletesQuery, StepPanel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { trendsTexts } from '../../shared/texts/trends-texts.js';
import { trendsQuery } from './api/get-trends.js';
import { TrendsList } from './components/trends-list.js';
import { AthleteDetail } from './detail/athlete-detail.js';
import { trendRows } from './model/trend-rows.js';
import { useTrendsView } from './use-trends-view.js';

/** `/workouts/alpha-assist`: athletes compared with their own last weeks, and the recovery routine for a chosen one. */
export function TrendsPage() {
  const api = useApi();
  const { view, change, isDetail, openDetail, closeDetail } = useTrendsView();
  // After midnight the trends are fetched for the new day; the old ones stay meanwhile, so that open dialogs do.
  const trends = useQuery({ ...trendsQuery(api, useToday()), placeholderData: keepPreviousData });
  const teams = useQuery(teamsWithAthletesQuery(api));
  const roster = useQuery(athletesQuery(api));
  const rows = useMemo(
    () => trends.data && trendRows(trends.data, teams.data, roster.data),
    [trends.data, teams.data, roster.data],
  );
  // Coming back from the detail view restores focus and scroll position of the list.
  const [seenDetail, setSeenDetail] = useState(isDetail);
  if (isDetail && !seenDetail) setSeenDetail(true);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1600, mx: 'auto' }}>
      {!(isDetail && rows) && (
        <Typography variant="h1" sx={{ mb: 2 }}>
          Alpha Assist: Athlete Trends & Suggestions
        </Typography>
      )}
      <QueryPanel
        query={{ ...trends, data: rows }}
        loadingText={trendsTexts.loading}
        errorText={trendsTexts.loadFailed}
        isEmpty={(all) => all.length === 0}
        empty={<StepPanel text={trendsTexts.empty} step="roster" minHeight={320} />}
        minHeight={320}
      >
        {(all) =>
          isDetail ? (
            <AthleteDetail
              row={all.find(({ trends: athlete }) => athlete.id === view.athleteId)}
              onBack={closeDetail}
            />
          ) : (
            <TrendsList
              rows={all}
              teams={teams}
              roster={roster}
              view={view}
              onView={change}
              onAdjust={openDetail}
              returned={seenDetail}
            />
          )
        }
      </QueryPanel>
    </Box>
  );
}
