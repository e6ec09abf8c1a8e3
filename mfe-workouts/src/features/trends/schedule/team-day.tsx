import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { QueryPanel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { scheduledQuery } from '../../../shared/workouts/api/get-scheduled.js';

interface TeamDayProps {
  teamId: number;
  teamName: string;
  date: CalendarDate;
}

/** What the athlete's team has on that day. It is the athlete's as well, and stays whatever is chosen here. */
export function TeamDay({ teamId, teamName, date }: TeamDayProps) {
  const day = useQuery(scheduledQuery(useApi(), { teamId, athleteId: null, from: date, to: date }));
  return (
    <QueryPanel
      query={day}
      loadingText="Looking what the team has on that day..."
      errorText="Failed to load what the team has on that day"
      isEmpty={(all) => all.length === 0}
      empty={`${teamName} has nothing on that day.`}
    >
      {(all) => (
        <Typography
          sx={{ overflowWrap: 'anywhere' }}
        >{`${teamName} has on that day: ${all.map(({ plan_name: name }) => name).join(', ')}.`}</Typography>
      )}
    </QueryPanel>
  );
}
