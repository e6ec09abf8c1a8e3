import { todayIn } from '@touchline/contracts/calendar-date';
import { Box, Paper, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { useAddressView } from '@touchline/ui/router';
import { attendanceSummaryQuery } from './api/get-attendance-summary.js';
import { StatisticsFilters } from './components/statistics-filters.js';
import { StatisticsTable } from './components/statistics-table.js';
import { statisticsRows } from './model/statistics-rows.js';
import { readView, writeView } from './model/statistics-view.js';
import { updatedAt } from './model/updated-at.js';

const TABLE_HEIGHT = 320;
const failureText = (error: unknown) => sentenceOf(error, 'Failed to load attendance');

/** `/attendance/stats`: who comes, and who does not. */
export function StatisticsPage() {
  const api = useApi();
  const today = todayIn(undefined, new Date());
  const athletes = useQuery(athletesQuery(api));
  const summaries = useQuery(attendanceSummaryQuery(api, today));
  const teams = useQuery(teamsWithAthletesQuery(api)).data;
  const { view, change } = useAddressView(readView, writeView);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1200, mx: 'auto' }}>
      <Typography variant="h1">Attendance Statistics</Typography>
      {summaries.data && <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`Last updated: ${updatedAt(summaries.dataUpdatedAt)}`}</Typography>}
      <Paper variant="outlined" sx={{ mt: 2, p: { xs: 1.5, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <StatisticsFilters view={view} onView={change} />
        <Box>
          <QueryPanel query={athletes} loadingText="Loading athletes..." errorText="Failed to load athletes" minHeight={TABLE_HEIGHT}>
            {(everybody) => (
              <QueryPanel query={summaries} loadingText="Loading attendance..." errorText={failureText} minHeight={TABLE_HEIGHT}>
                {(figures) => <StatisticsTable rows={statisticsRows(everybody, figures, teams, view)} today={today} view={view} onView={change} />}
              </QueryPanel>
            )}
          </QueryPanel>
        </Box>
      </Paper>
    </Box>
  );
}
