import { memo, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, RetryAlert, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { AthletePicker } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { eventCountsQuery } from '../api/get-event-counts.js';
import type { CalendarView } from '../model/calendar-view.js';

interface AthletesPanelProps {
  view: CalendarView;
  today: CalendarDate;
  onTeam: (team: string) => void;
  onSearch: (search: string) => void;
  onAthlete: (athleteId: number) => void;
}

const NOUN = ['own event to come', 'own events to come'] as const;

/** Team filter, search, and the athletes with how many events of their own each has to come. Memoised: there may be hundreds beside the form. */
export const AthletesPanel = memo(function AthletesPanel({
  view,
  today,
  onTeam,
  onSearch,
  onAthlete,
}: AthletesPanelProps) {
  const counts = useQuery(eventCountsQuery(useApi(), today));
  const shown = useMemo(() => counts.data && { of: counts.data, noun: NOUN }, [counts.data]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, maxHeight: 'inherit' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 1,
          px: 0.5,
        }}
      >
        <Typography variant="h2">Athletes</Typography>
        <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
          Own events to come
        </Typography>
      </Box>
      {counts.isError && counts.data === undefined && (
        <RetryAlert severity="warning" onRetry={() => void counts.refetch()} sx={{ py: 0 }}>
          Failed to load event counts
        </RetryAlert>
      )}
      <AthletePicker
        value={view}
        folds={false}
        counts={shown}
        onTeam={onTeam}
        onSearch={onSearch}
        onAthlete={onAthlete}
      />
    </Box>
  );
});
