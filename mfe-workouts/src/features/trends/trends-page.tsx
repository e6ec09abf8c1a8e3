import { useMemo, useState } from 'react';
import { Box, EmptyPanel, QueryPanel, Typography, useToday } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { trendsQuery } from './api/get-trends.js';
import { TrendsList } from './components/trends-list.js';
import { AthleteDetail } from './detail/athlete-detail.js';
import { trendRows } from './model/trend-rows.js';
import { useTrendsView } from './use-trends-view.js';

/** `/workouts/alpha-assist`: everybody held against their own last weeks; and for one who is picked, the recovery routine. */
export function TrendsPage() {
  const api = useApi();
  const { view, change, isDetail, openDetail, closeDetail } = useTrendsView();
  // Past midnight they are asked for anew; what is open over them, with what was chosen in it, stays meanwhile.
  const trends = useQuery({ ...trendsQuery(api, useToday()), placeholderData: keepPreviousData });
  const teams = useQuery(teamsWithAthletesQuery(api));
  const rows = useMemo(() => trends.data && trendRows(trends.data, teams.data), [trends.data, teams.data]);
  // Whoever comes back from the detail view goes on where they left the list.
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
        loadingText="Loading athlete trends..."
        errorText="Failed to load athlete trends"
        isEmpty={(all) => all.length === 0}
        empty={<EmptyPanel text="There are no athletes in your teams yet." minHeight={320} />}
        minHeight={320}
      >
        {(all) =>
          isDetail ? (
            <AthleteDetail row={all.find((one) => one.trends.id === view.athleteId)} onBack={closeDetail} />
          ) : (
            <TrendsList
              rows={all}
              teams={teams}
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
