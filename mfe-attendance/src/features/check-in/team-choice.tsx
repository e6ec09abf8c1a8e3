import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, Typography } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { StepPanel } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { checkInTexts } from '../../shared/texts/check-in-texts.js';
import { closingsQuery } from './api/get-closings.js';
import { dayEventsQuery } from './api/get-day-events.js';
import { dayMarksQuery } from './api/get-day-marks.js';
import type { AthleteName } from './api/get-names.js';
import { EventSelect } from './components/event-select.js';
import { TeamCards } from './components/team-cards.js';
import { TeamEvents } from './components/team-events.js';
import { TodayList } from './components/today-list.js';
import { todayEvents } from './model/today-events.js';
import type { MarkQueue } from './queue/mark-queue.js';
import type { WaitingMark } from './queue/waiting-mark.js';
import { useReopening } from './use-reopening.js';
import { useTaking } from './use-taking.js';

interface TeamChoiceProps {
  teams: readonly TeamWithAthletes[];
  today: CalendarDate;
  /** Undefined until they are loaded. */
  athletes: readonly (Athlete | AthleteName)[] | undefined;
  queue: MarkQueue;
  waiting: readonly WaitingMark[];
  /** Without an event the team's events of today are offered. */
  onTeam: (teamId: number, eventId?: number) => void;
}

/**
 * The first step of a check-in: an event of today, or a team. The cards can be used before today's events are loaded, and
 * without them.
 */
export function TeamChoice({ teams, today, athletes, queue, waiting, onTeam }: TeamChoiceProps) {
  const api = useApi();
  const may = useMay();
  const events = useQuery(dayEventsQuery(api, today)).data ?? [];
  const closings = useQuery(closingsQuery(api, today)).data ?? [];
  const marks = useQuery(dayMarksQuery(api, today)).data;
  const reopening = useReopening(queue);
  const taking = useTaking();

  const closedOf = (teamId: number) =>
    closings.flatMap((closing) => {
      const event = events.find(({ event_id: id }) => id === closing.event_id);
      return event?.team_id === teamId ? [{ event, closing }] : [];
    });
  return (
    <>
      <TodayList
        events={todayEvents({ teams, events, athletes, marks, waiting, closings })}
        mayMark={(teamId) => may('attendance.write', teamId)}
        onEvent={({ teamId, event }) => onTeam(teamId, event.event_id)}
      />
      <Box>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          Select Your Team
        </Typography>
        {teams.length > 0 && (
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            {may('attendance.write') ? checkInTexts.chooseTeam : checkInTexts.chooseTeamToSee}
          </Typography>
        )}
      </Box>
      {teams.length === 0 ? (
        <StepPanel text={checkInTexts.noTeams} step="team" minHeight={240} />
      ) : (
        <>
          <TeamCards
            teams={teams}
            onTeam={(teamId) => onTeam(teamId)}
            eventsOf={(teamId) => (
              <TeamEvents
                closed={closedOf(teamId)}
                untaken={events.filter(({ team_id: id, attendance_taken: isTaken }) => id === teamId && !isTaken)}
                reopening={may('attendance.write', teamId) ? reopening : null}
                taking={may('attendance.write', teamId) && may('plan.write', teamId) ? taking : null}
              />
            )}
          />
          <Box sx={{ maxWidth: { sm: 420 } }}>
            <EventSelect events={[]} eventId={null} unavailableText={checkInTexts.selectTeamFirst} />
          </Box>
        </>
      )}
    </>
  );
}
