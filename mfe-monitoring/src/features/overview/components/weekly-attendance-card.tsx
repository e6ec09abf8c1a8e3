import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatShortDate } from '@touchline/contracts/date-format';
import type { Overview } from '@touchline/contracts/overview.schema';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { Meter } from './meter.js';
import { BigFigure, Caption, OverviewCard } from './overview-card.js';

interface WeeklyAttendanceCardProps {
  week: Overview['weekly_attendance'];
  today: CalendarDate;
  link: { to: string; name: string } | null;
}

/** The share of this week's attendance records that are "present". */
export function WeeklyAttendanceCard({
  week: { from, attended, records, rate },
  today,
  link,
}: WeeklyAttendanceCardProps) {
  const days = from === today ? 'today' : `${formatShortDate(from)} – today`;
  return (
    <OverviewCard area="week" title="Weekly Attendance" link={link}>
      <BigFigure>{rate === null ? '-' : `${rate}%`}</BigFigure>
      {rate !== null && <Meter label="Weekly attendance" percent={rate} />}
      <Caption>
        {rate === null ? overviewTexts.noWeeklyAttendance : overviewTexts.weeklyAttendance(attended, records, days)}
      </Caption>
    </OverviewCard>
  );
}
