import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { QueryPanel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { scheduledDatesQuery } from '../../../shared/workouts/api/get-scheduled.js';

interface TeamDayProps {
  teamId: number;
  teamName: string;
  date: CalendarDate;
}

/** The team's workouts on that day. They are the athlete's, too, and stay with any choice here. */
export function TeamDay({ teamId, teamName, date }: TeamDayProps) {
  const day = useQuery(scheduledDatesQuery(useApi(), { teamId, athleteId: null, from: date, to: date }));
  return (
    <QueryPanel
      query={day}
      loadingText={trendsTexts.teamLoading}
      errorText={trendsTexts.teamFailed}
      isEmpty={(all) => all.length === 0}
      empty={trendsTexts.teamFree(teamName)}
    >
      {(all) => (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {trendsTexts.teamWorkouts(teamName, all.map(({ plan_name: name }) => name).join(', '))}
        </Typography>
      )}
    </QueryPanel>
  );
}
