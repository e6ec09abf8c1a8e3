import { Box, Button, Typography } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import type { UseQueryResult } from '@touchline/ui/query';
import { chartViewTexts } from '../texts/chart-view-texts.js';

interface ComparisonStatusProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'error' | 'data' | 'refetch'>;
  loadingText: string;
  failedText: string;
}

export const TeamStatus = ({ query }: Pick<ComparisonStatusProps, 'query'>) => (
  <ComparisonStatus query={query} loadingText={chartViewTexts.teamLoading} failedText={chartViewTexts.teamFailed} />
);

export const UsualStatus = ({ query }: Pick<ComparisonStatusProps, 'query'>) => (
  <ComparisonStatus query={query} loadingText={chartViewTexts.usualLoading} failedText={chartViewTexts.usualFailed} />
);

/** Says that a band is on its way or could not be loaded; the chart stays without it. Nothing otherwise. */
function ComparisonStatus({ query, loadingText, failedText }: ComparisonStatusProps) {
  if (query.isError)
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2">{sentenceOf(query.error, failedText)}</Typography>
        <Button size="small" onClick={() => void query.refetch()} sx={{ minHeight: 44 }}>
          Try again
        </Button>
      </Box>
    );
  return query.isFetching && query.data === undefined ? (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {loadingText}
    </Typography>
  ) : null;
}
