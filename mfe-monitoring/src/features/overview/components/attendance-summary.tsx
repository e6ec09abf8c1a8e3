import { isGoodAttendance } from '@touchline/contracts/attendance-bands';
import { Box, Chip } from '@touchline/ui';
import type { AthleteCardProps } from './athlete-cards.js';
import { BigFigure, Caption } from './overview-card.js';

/** Everything that was ever marked of the athlete. */
export function AttendanceSummary({ athlete: { attendance } }: Pick<AthleteCardProps, 'athlete'>) {
  const { attended, records, rate } = attendance;
  if (rate === null) return <Caption>No attendance recorded yet.</Caption>;
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
