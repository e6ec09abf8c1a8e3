import { Fragment, useId } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { Box, Typography } from '@touchline/ui';

/** What is about to be recorded, before it begins. `teamName` undefined: none is chosen yet. */
export function SessionDetails({
  kind,
  today,
  teamName,
}: {
  kind: FatigueKind;
  today: CalendarDate;
  teamName: string | undefined;
}) {
  const id = useId();
  const details = [
    ['Team', teamName ?? 'Not chosen yet'],
    ['Date', formatLongDate(today)],
    ['Type', FATIGUE_RULES[kind].label],
  ] as const;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        Recording Session Details
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          '& > *': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {details.map(([name, value]) => (
          <Fragment key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ fontWeight: 600 }}>
              {value}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
