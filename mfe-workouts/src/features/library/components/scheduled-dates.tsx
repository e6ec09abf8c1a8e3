import { todayIn } from '@touchline/contracts/calendar-date';
import { Box, QueryPanel, Typography } from '@touchline/ui';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import type { DateLine } from '../model/date-lines.js';
import { useDateLines } from '../use-date-lines.js';

/** The dates a workout is scheduled on, with team or athlete. */
export function ScheduledDates({ workoutId }: { workoutId: number }) {
  const lines = useDateLines(workoutId, todayIn(undefined, new Date()));
  return (
    <QueryPanel
      query={lines}
      loadingText={libraryTexts.datesLoading}
      errorText={libraryTexts.datesFailed}
      isEmpty={(data) => data.length === 0}
      empty={libraryTexts.noDates}
      minHeight={72}
    >
      {(data) => (
        <Box
          component="ul"
          role="list"
          aria-label="Scheduled Dates"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {data.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      )}
    </QueryPanel>
  );
}

function Line({ line: { date, assignee, past } }: { line: DateLine }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1, color: past ? 'text.secondary' : undefined }}
    >
      <Typography sx={{ width: 176, fontWeight: past ? 400 : 600 }}>{date}</Typography>
      <Typography sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {past ? libraryTexts.past(assignee) : assignee}
      </Typography>
    </Box>
  );
}
