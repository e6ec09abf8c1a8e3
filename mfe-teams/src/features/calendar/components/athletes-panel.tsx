import { memo, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, RetryAlert, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { AthletePicker } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { eventCountsQuery } from '../api/get-event-counts.js';
import type { CalendarView } from '../model/calendar-view.js';

interface AthletesPanelProps {
  view: CalendarView;
  today: CalendarDate;
  onTeam: (team: string) => void;
  onSearch: (search: string) => void;
  onAthlete: (athleteId: number) => void;
}

/**
 * Team filter, search and the athletes, each with the number of individual events ahead. Memoised because typing in the
 * form must not render hundreds of athletes.
 */
export const AthletesPanel = memo(function AthletesPanel({
  view,
  today,
  onTeam,
  onSearch,
  onAthlete,
}: AthletesPanelProps) {
  const counts = useQuery(eventCountsQuery(useApi(), today));
  const countsWithNoun = useMemo(
    () => counts.data && { of: counts.data, noun: calendarTexts.countNoun },
    [counts.data],
  );
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
          {calendarTexts.countsHeading}
        </Typography>
      </Box>
      {counts.isError && counts.data === undefined && (
        <RetryAlert severity="warning" onRetry={() => void counts.refetch()} sx={{ py: 0 }}>
          {calendarTexts.loadCountsFailed}
        </RetryAlert>
      )}
      <AthletePicker
        value={view}
        folds={false}
        counts={countsWithNoun}
        onTeam={onTeam}
        onSearch={onSearch}
        onAthlete={onAthlete}
      />
    </Box>
  );
});
