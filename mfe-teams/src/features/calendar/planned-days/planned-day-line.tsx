import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { gridRange } from '@touchline/contracts/month';
import { RetryAlert, Typography } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { ownerIds, type Owner } from '../model/owner.js';
import { plannedDaysQuery } from './api/get-planned-days.js';
import { plannedDayText } from './model/planned-day-text.js';

interface PlannedDayLineProps {
  owner: Owner;
  /** Whether the coach's role tells the load of the owner's athletes. */
  isTold: boolean;
  month: string;
  day: CalendarDate;
  today: CalendarDate;
  /** The events of the month. */
  events: readonly CalendarEvent[];
}

/**
 * Planned load of the selected day beside the recorded load. Nothing without a plan, in the calendar of all teams, or where
 * the coach's role does not have the load.
 */
export function PlannedDayLine({ owner, isTold, month, day, today, events }: PlannedDayLineProps) {
  const isPlanned = events.some((event) => event.date === day && event.planned_rpe !== null);
  const { team_id: teamId, athlete_id: athleteId } = ownerIds(owner);
  const hasLoad = isTold && (teamId !== null || athleteId !== null);
  const filter = { teamId, athleteId, ...gridRange(month) };
  const query = useQuery({ ...plannedDaysQuery(useApi(), filter), enabled: isPlanned && hasLoad });
  if (!isPlanned || !hasLoad) return null;
  if (query.isError)
    return (
      <RetryAlert severity="info" onRetry={() => void query.refetch()}>
        {sentenceOf(query.error, calendarTexts.loadPlannedFailed)}
      </RetryAlert>
    );
  const planned = query.data?.find(({ date, planned_load: load }) => date === day && load !== null);
  return planned === undefined ? null : (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
      {plannedDayText(planned, teamId !== null, today)}
    </Typography>
  );
}
