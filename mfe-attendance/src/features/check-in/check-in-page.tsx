import { useEffect, useRef } from 'react';
import { Box, FOOT_HEIGHT, isFocusLostAround, QueryPanel, Typography, useToday, useUndo } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { athletesQuery, fullName, teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { useAddressView } from '@touchline/ui/router';
import { EventSelect } from './components/event-select.js';
import { OpenQuestions } from './components/open-questions.js';
import { TeamCards } from './components/team-cards.js';
import { WaitingBanner } from './components/waiting-banner.js';
import { readView, writeView } from './model/check-in-view.js';
import { openQuestions, type OpenQuestion } from './model/open-questions.js';
import { useMarkQueue } from './queue/use-mark-queue.js';
import { RegisterView } from './register-view.js';
import type { DoneClose } from './use-close.js';

/** Below the frame's bar: what was done for everybody at the lower edge is taken back without scrolling up. */
const STUCK = { position: 'sticky', top: 72, zIndex: 2, '& .MuiAlert-root': { mb: 0, boxShadow: 2 } } as const;

const PROMPT = "Choose your team to start taking attendance for today's events";

/** `/attendance`: who is there, at the side of the pitch. */
export function CheckInPage() {
  const api = useApi();
  const today = useToday();
  const { view, change } = useAddressView(readView, writeView);
  const teams = useQuery(teamsWithAthletesQuery(api));
  const athletes = useQuery(athletesQuery(api)).data;
  const { queue, state } = useMarkQueue();
  const page = useRef<HTMLElement>(null);
  const focusHeading = () => page.current?.querySelector('h1')?.focus();
  const undo = useUndo<DoneClose>({ undo: ({ takeBack }) => takeBack(), onDismissed: focusHeading });

  const waiting = state.marks.filter(({ problem }) => problem === null).length;
  const questions = openQuestions(state.marks, (id) => {
    const athlete = athletes?.find(({ athlete_id: athleteId }) => athleteId === id);
    return athlete && fullName(athlete);
  });
  const takeMine = ({ mark, mine, problem }: OpenQuestion) => {
    const { eventId, teamId, date, athleteId } = mark;
    if (problem.kind === 'changed')
      void queue.add({ eventId, teamId, date, athleteId, status: mine, seen: problem.stored });
  };
  const team = teams.data?.find(({ team_id: id }) => id === view.teamId);
  const place = team?.team_id ?? null;
  const placeBefore = useRef(place);
  useEffect(() => {
    if (teams.data === undefined || placeBefore.current === place) return;
    placeBefore.current = place;
    // What was pressed is gone: a keyboard must not begin at the top of the page again.
    if (page.current && isFocusLostAround(page.current)) focusHeading();
  }, [teams.data, place]);
  return (
    <Box
      ref={page}
      sx={{
        px: { xs: 2, md: 3 },
        pt: { xs: 2, md: 3 },
        pb: `calc(24px + var(${FOOT_HEIGHT}, 0px))`,
        maxWidth: 1200,
        mx: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
      }}
    >
      {waiting > 0 && state.line !== 'open' && <WaitingBanner count={waiting} onTryNow={queue.flush} />}
      <OpenQuestions questions={questions} onMine={takeMine} onTheirs={({ mark }) => void queue.drop(mark)} />
      {undo.bar && <Box sx={STUCK}>{undo.bar}</Box>}
      <QueryPanel
        query={teams}
        loadingText="Loading teams..."
        errorText="Failed to load teams. Please try again."
        empty="No teams created yet"
        isEmpty={(list) => list.length === 0}
        minHeight={240}
      >
        {(list) =>
          team ? (
            <RegisterView
              key={team.team_id}
              teamId={team.team_id}
              team={teamLabel(list, team.team_id) ?? ''}
              today={today}
              view={view}
              change={change}
              queue={queue}
              state={state}
              offerUndo={undo.offer}
            />
          ) : (
            <>
              <Box>
                <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
                  Select Your Team
                </Typography>
                <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{PROMPT}</Typography>
              </Box>
              <TeamCards teams={list} onTeam={(teamId) => change({ teamId }, 'push')} />
              <Box sx={{ maxWidth: { sm: 420 } }}>
                <EventSelect events={[]} eventId={null} instead="Select a team first" />
              </Box>
            </>
          )
        }
      </QueryPanel>
    </Box>
  );
}
