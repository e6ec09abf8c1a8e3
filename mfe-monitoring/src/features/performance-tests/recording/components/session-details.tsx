import { Fragment, useId } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { Box, Typography } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';

/** Team, date and kind of the recording that is about to start. `teamName` is undefined before a team is chosen. */
export function SessionDetails({
  label,
  today,
  teamName,
}: {
  /** The test or the battery. */
  label: string;
  today: CalendarDate;
  teamName: string | undefined;
}) {
  const id = useId();
  const details = [
    ['Team', teamName ?? recordingTexts.noTeamChosen],
    ['Date', formatLongDate(today)],
    ['Type', label],
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
