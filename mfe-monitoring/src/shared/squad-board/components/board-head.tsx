import type { SquadBoard } from '@touchline/contracts/squad.schema';
import { formatLongDate } from '@touchline/contracts/date-format';
import { Alert, Box, Typography } from '@touchline/ui';
import { AnswersDueButton } from '../answers-due/answers-due-button.js';
import { squadTexts } from '../../texts/squad-texts.js';
import { squadLineText } from '../model/board-texts.js';
import { PhoneFold } from './phone-fold.js';
import { ToDos } from './to-dos.js';

interface BoardHeadProps {
  board: SquadBoard;
  /** Names a team where the board shows more than one. */
  teamName: (teamId: number) => string;
}

/** Below each other; folded on a phone, side by side. */
const DAY_LISTS = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'center', sm: 'stretch' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 1 },
} as const;

/** The day's events, who answered, and a squad that is down as a whole. */
export function BoardHead({ board, teamName }: BoardHeadProps) {
  const { date, today, events, teams } = board;
  const many = teams.length > 1;
  const teamEvents = events.filter(({ team_id: teamId }) => teamId !== null);
  const teamId = board.team_id ?? (teams.length === 1 ? (teams[0]?.team_id ?? null) : null);
  const answered = teams.reduce((sum, team) => sum + team.answered, 0);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {date === today && 'Today, '}
          {formatLongDate(date)} · {answered} of {board.total_athletes} answered
        </Typography>
        {/* Its figure must not stay for another team. */}
        <AnswersDueButton key={teamId} teamId={teamId} answered={answered} isToday={date === today} />
      </Box>
      <Box sx={DAY_LISTS}>
        {teamEvents.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {squadTexts.noEvents}
          </Typography>
        ) : (
          <PhoneFold title={`${squadTexts.events} (${teamEvents.length})`}>
            <Box
              component="ul"
              aria-label={squadTexts.events}
              sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.25 }}
            >
              {teamEvents.map((event) => (
                <Typography
                  key={event.event_id}
                  component="li"
                  variant="body2"
                  sx={{ overflowWrap: 'anywhere', '@media print': { fontSize: '8pt' } }}
                >
                  <strong>{event.event_time ?? 'All day'}</strong> {event.event_title} ({event.duration_min} min)
                  {many && event.team_id !== null && ` · ${teamName(event.team_id)}`}
                </Typography>
              ))}
            </Box>
          </PhoneFold>
        )}
        <ToDos events={board.to_dos} teamName={many ? teamName : null} />
      </Box>
      {date !== today && <Alert severity="info">{squadTexts.lookingBack(formatLongDate(date))}</Alert>}
      {teams.map((team) => {
        const text = squadLineText(team);
        return (
          text !== null && (
            <Alert key={team.team_id} severity="warning">
              {many && `${teamName(team.team_id)}: `}
              {text}
            </Alert>
          )
        );
      })}
    </Box>
  );
}
