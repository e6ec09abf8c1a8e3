import { Box, Paper, QueryPanel, Typography, useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { teamsQuery } from './api/get-teams.js';
import { teamSizesChart } from './model/team-sizes.js';

const CHART_HEIGHT = 320;

/** The first page of the area. */
export function OverviewPage() {
  const teams = useQuery(teamsQuery(useApi()));
  const { main, contrastText } = useTheme().palette.primary;
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        __TITLE__
      </Typography>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <QueryPanel
          query={teams}
          errorText={(error) => sentenceOf(error, 'Failed to load the teams')}
          empty="You have no team yet."
          isEmpty={(list) => list.length === 0}
          minHeight={CHART_HEIGHT}
        >
          {(list) => <Chart {...teamSizesChart(list, { bar: main, label: contrastText })} height={CHART_HEIGHT} />}
        </QueryPanel>
      </Paper>
    </Box>
  );
}
