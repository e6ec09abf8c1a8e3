import { useId, type ReactNode, type Ref } from 'react';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Card, CardContent, Icon, IconButton, QueryPanel, Typography } from '@touchline/ui';
import { failureText } from '@touchline/ui/host';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';

interface DayPanelProps {
  day: CalendarDate;
  query: { data: readonly ScheduledWorkout[] | undefined; error: unknown; refetch: () => unknown };
  /** Takes the focus when a day is opened by keyboard, and after one of its workouts was deleted. */
  headingRef: Ref<HTMLHeadingElement>;
  onDay: (day: CalendarDate) => void;
  /** Shown beside the header. */
  tools: ReactNode;
  /** Shown on a day without workouts. */
  empty: ReactNode;
  item: (workout: ScheduledWorkout) => ReactNode;
}

const ARROW_SIZE = { width: 44, height: 44 };

/** The workouts of the selected day, with buttons to the previous and next day. */
export function DayPanel({ day, query, headingRef, onDay, tools, empty, item }: DayPanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 1, sm: 2 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <IconButton
              aria-label="Previous day"
              disabled={!isCalendarDate(addDays(day, -1))}
              onClick={() => onDay(addDays(day, -1))}
              sx={ARROW_SIZE}
            >
              <Icon path={mdiChevronLeft} />
            </IconButton>
            <Typography
              id={id}
              ref={headingRef}
              tabIndex={-1}
              variant="h2"
              aria-live="polite"
              sx={{ minWidth: { sm: '10em' }, textAlign: 'center', '&:focus': { outline: 'none' } }}
            >
              {formatDay(day)}
            </Typography>
            <IconButton
              aria-label="Next day"
              disabled={!isCalendarDate(addDays(day, 1))}
              onClick={() => onDay(addDays(day, 1))}
              sx={ARROW_SIZE}
            >
              <Icon path={mdiChevronRight} />
            </IconButton>
          </Box>
          <Box sx={{ ml: 'auto' }}>{tools}</Box>
        </Box>
        <QueryPanel
          query={query}
          loadingText={teamWorkoutsTexts.loading}
          errorText={(error) => failureText(error, teamWorkoutsTexts.loadFailed)}
          isEmpty={(workouts) => workouts.length === 0}
          empty={empty}
          minHeight={120}
        >
          {(workouts) => (
            <Box
              component="ul"
              role="list"
              aria-label={teamWorkoutsTexts.workoutsOf(formatDay(day))}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
            >
              {workouts.map(item)}
            </Box>
          )}
        </QueryPanel>
      </CardContent>
    </Card>
  );
}
