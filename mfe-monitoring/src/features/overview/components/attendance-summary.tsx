import { isGoodAttendance } from '@touchline/contracts/attendance-bands';
import { Box, Chip } from '@touchline/ui';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { BigFigure, Caption, type AthleteCardProps } from './overview-card.js';

/** The athlete's attendance over all recorded sessions. */
export function AttendanceSummary({ athlete: { attendance } }: Pick<AthleteCardProps, 'athlete'>) {
  const { attended, records, rate } = attendance;
  if (rate === null) return <Caption>{overviewTexts.noAttendance}</Caption>;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <BigFigure>{`${attended} / ${records}`}</BigFigure>
        <Chip
          label={`${rate}%`}
          aria-label={`Attendance rate ${rate}%`}
          color={isGoodAttendance(rate) ? 'success' : 'warning'}
          sx={{ fontWeight: 600 }}
        />
      </Box>
      <Caption>sessions attended</Caption>
    </>
  );
}
