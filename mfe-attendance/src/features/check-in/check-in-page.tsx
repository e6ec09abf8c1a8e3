import { useEffect, useRef } from 'react';
import { AppDialog, Box, FOOT_HEIGHT, isFocusLostAround, QueryPanel, RetryAlert, useToday } from '@touchline/ui';
import { teamLabel } from '@touchline/ui/pickers';
import { useAddressDialog, useAddressView } from '@touchline/ui/router';
import { WaitingBanner } from '../../shared/components/waiting-banner.js';
import { clockTime } from '../../shared/clock-time.js';
import { checkInTexts } from '../../shared/texts/check-in-texts.js';
import { shownNames } from './api/get-names.js';
import { UnresolvedMarks } from './components/unresolved-marks.js';
import { readView, writeView } from './model/check-in-view.js';
import { unresolvedMarks, type UnresolvedMark } from './model/unresolved-marks.js';
import { markQueues } from './queue/mark-queue.js';
import { RegisterView } from './register-view.js';
import { TeamChoice } from './team-choice.js';
import { useBulkUndo } from './use-bulk-undo.js';
import { usePreparedRegister } from './use-prepared-register.js';
import { useRoster } from './use-roster.js';

/** `/attendance`: team check-in, made for a phone at the side of the pitch. */
export function CheckInPage() {
  const today = useToday();
  const { view, change } = useAddressView(readView, writeView);
  const { teams, athletes, keptAt } = useRoster();
  usePreparedRegister(view, today);
  const { queue, state } = markQueues.use();
  const page = useRef<HTMLElement>(null);
  const focusHeading = () => page.current?.querySelector('h1')?.focus();
  const undo = useBulkUndo();
  const deciding = useAddressDialog('decide');

  const waiting = state.waiting.filter(({ problem }) => problem === null).length;
  const unresolved = unresolvedMarks(state.waiting, (id) => {
    const athlete = athletes.data?.find(({ athlete_id: athleteId }) => athleteId === id);
    return athletes.data && athlete && shownNames(athletes.data)(athlete);
  });
  const overwriteWithOwn = ({ mark, ownStatus, problem }: UnresolvedMark) => {
    const { eventId, teamId, date, athleteId } = mark;
    if (problem.kind === 'changed')
      void queue.add({ eventId, teamId, date, athleteId, status: ownStatus, seen: problem.stored });
  };
  const { value: isDeciding, close: stopDeciding } = deciding;
  useEffect(() => {
    if (isDeciding !== null && unresolved.length === 0) stopDeciding();
  }, [isDeciding, unresolved.length, stopDeciding]);
  const questions = (
    <UnresolvedMarks
      unresolved={unresolved}
      onOverwrite={overwriteWithOwn}
      onDiscard={({ mark }) => void queue.discard(mark)}
    />
  );
  const team = teams.data?.find(({ team_id: id }) => id === view.teamId);
  const shownTeamId = team?.team_id ?? null;
  const previousTeamId = useRef(shownTeamId);
  useEffect(() => {
    if (teams.data === undefined || previousTeamId.current === shownTeamId) return;
    previousTeamId.current = shownTeamId;
    // The pressed button is gone with its view: without this a keyboard user would start at the top of the page.
    if (page.current && isFocusLostAround(page.current)) focusHeading();
  }, [teams.data, shownTeamId]);
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
      {/* With an open register its strip says this, so that no card moves. */}
      {!team && waiting > 0 && state.connection !== 'open' && (
        <WaitingBanner text={checkInTexts.waiting(waiting)} onTryNow={queue.flush} />
      )}
      {!team && keptAt !== null && (
        <RetryAlert severity="warning" onRetry={() => void Promise.all([teams.refetch(), athletes.refetch()])}>
          {checkInTexts.keptFrom(clockTime(keptAt))}
        </RetryAlert>
      )}
      {!team && questions}
      <QueryPanel
        query={teams}
        loadingText={checkInTexts.loadingTeams}
        errorText={checkInTexts.teamsFailed}
        minHeight={240}
      >
        {(list) =>
          team ? (
            <RegisterView
              key={team.team_id}
              team={{ id: team.team_id, label: teamLabel(list, team.team_id) ?? '' }}
              today={today}
              view={view}
              change={change}
              queue={queue}
              state={state}
              undo={undo}
              onDecide={() => deciding.open('marks')}
            />
          ) : (
            <TeamChoice
              teams={list}
              today={today}
              athletes={athletes.data}
              queue={queue}
              waiting={state.waiting}
              onTeam={(teamId, eventId) => change({ teamId, eventId: eventId ?? null }, 'push')}
            />
          )
        }
      </QueryPanel>
      {team && isDeciding !== null && unresolved.length > 0 && (
        <AppDialog open title={checkInTexts.unresolvedTitle} atBottom onClose={stopDeciding}>
          <Box sx={{ display: 'grid', gap: 1 }}>{questions}</Box>
        </AppDialog>
      )}
    </Box>
  );
}
