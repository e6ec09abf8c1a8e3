import { useEffect, useMemo } from 'react';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import type { SquadBoard as Board } from '@touchline/contracts/squad.schema';
import { Box, Button, EmptyPanel, QueryPanel, Typography, useSteadyCallback } from '@touchline/ui';
import { sentenceOf, useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { labelsOf, StepPanel } from '@touchline/ui/pickers';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { Link, parseId, useAddressDialog, useAddressView } from '@touchline/ui/router';
import { OtherTeamsNote } from '../../other-teams-note.js';
import { squadTexts } from '../../texts/squad-texts.js';
import { squadQuery } from '../api/get-squad.js';
import type { BoardColumn } from '../model/board-column.js';
import { boardRows } from '../model/board-rows.js';
import { readBoardView, sortedBy, withBoardView, writeBoardView } from '../model/board-view.js';
import { LazyRequestTasks } from '../requests/lazy-request-tasks.js';
import { useAnsweringStates } from '../use-answering-states.js';
import { useFreshAnswers } from '../use-fresh-answers.js';
import { BoardChoices } from './board-choices.js';
import { BoardHead } from './board-head.js';
import { BoardTable } from './board-table.js';
import { LazyAthleteDialog } from './lazy-athlete-dialog.js';

interface SquadBoardProps {
  /** null: all teams of the coach. */
  teamId: number | null;
  /** The day to look at; today by default. */
  date?: CalendarDate | null;
  /** A further column; none by default. */
  column?: BoardColumn | undefined;
  /** At most so many rows, of a chosen question so many, with a button that leads to the others; all by default. */
  most?: { rows: number; chosenRows: number; allAt: string };
}

/** The squad of one day: who can train, who is tired, who did not answer, who is injured, and the events. */
export function SquadBoard({ teamId, date = null, column, most }: SquadBoardProps) {
  const api = useApi();
  const today = todayIn(undefined, new Date());
  const board = useQuery({
    ...squadQuery(api, { teamId, date: date ?? today, today }),
    placeholderData: keepPreviousData,
  });
  // A running read is not restarted: on a slow network none would ever arrive.
  useFreshAnswers(teamId, board.isPlaceholderData ? undefined : board.data, () => {
    void board.refetch({ cancelRefetch: false });
  });
  return (
    <QueryPanel
      query={board}
      loadingText={squadTexts.loading}
      errorText={(error) => sentenceOf(error, squadTexts.loadFailed)}
      minHeight={200}
    >
      {(data) => <LoadedBoard board={data} isStale={board.isPlaceholderData} column={column} most={most} />}
    </QueryPanel>
  );
}

/** On screen its own width decides between table and cards; paper always has the table. */
const BOARD = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media screen': { containerType: 'inline-size' },
} as const;

interface LoadedBoardProps {
  board: Board;
  /** True while the board shown belongs to the previous choice and the new one loads. */
  isStale: boolean;
  column: SquadBoardProps['column'];
  most: SquadBoardProps['most'];
}

function LoadedBoard({ board, isStale, column, most }: LoadedBoardProps) {
  const { view, change } = useAddressView(readBoardView, writeBoardView);
  const dialog = useAddressDialog('row');
  const open = useSteadyCallback((athleteId: number) => dialog.open(String(athleteId)));
  const { athletes, teams } = board;
  const isToday = board.date === board.today;
  const answering = useAnsweringStates(board.team_id, isToday);
  const mayAdminister = useMay()('administration.read', board.team_id);
  // An answer that is being typed stays when the role ends meanwhile.
  const isAnswering = useStaysOpen(useAddressDialog('request').value !== null, mayAdminister);
  const rows = boardRows(athletes, view);
  const limit = most && (view.shown === 'all' ? most.rows : most.chosenRows);
  const isSilent = isToday && athletes.every(({ missing_days: missing }) => missing === null);
  const labelOf = useMemo(() => labelsOf(athletes), [athletes]);
  useEffect(() => {
    // A failure shows with the first opened row.
    LazyAthleteDialog.preload().catch(() => undefined);
  }, []);
  const opened = athletes.find(({ athlete_id: id }) => id === parseId(dialog.value));
  const teamName = (teamId: number) => athletes.find(({ team_id: id }) => id === teamId)?.team.name ?? '';

  if (board.total_athletes === 0)
    return <StepPanel text={squadTexts.noAthletes} step="roster" teamId={board.team_id} minHeight={120} />;
  if (athletes.length === 0)
    return <EmptyPanel text={squadTexts.tooMany(board.total_athletes, BOARD_ATHLETES_MAX)} minHeight={120} />;
  return (
    <Box aria-busy={isStale} inert={isStale} sx={BOARD}>
      <BoardHead board={board} teamName={teamName} />
      {isToday && (mayAdminister || isAnswering) && <LazyRequestTasks teamId={board.team_id} athletes={athletes} />}
      {isSilent && <StepPanel text={squadTexts.nobodyAnswered} step="links" teamId={board.team_id} minHeight={0} />}
      <BoardChoices athletes={athletes} view={view} onView={change} />
      {rows.length === 0 ? (
        <EmptyPanel text={squadTexts.nobody} minHeight={120} />
      ) : (
        <BoardTable
          date={board.date}
          athletes={rows.slice(0, limit)}
          labelOf={labelOf}
          answering={answering}
          column={column}
          showsTeam={teams.length > 1}
          isSilent={isSilent}
          view={view}
          onSort={(sort) => change((now) => sortedBy(sort, now))}
          onOpen={open}
        />
      )}
      {most && limit !== undefined && rows.length > limit && (
        <Button
          component={Link}
          to={withBoardView(most.allAt, view)}
          variant="outlined"
          sx={{ minHeight: 44, justifySelf: 'center' }}
        >
          {squadTexts.showAll(rows.length)}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {squadTexts.foot}
      </Typography>
      <OtherTeamsNote />
      {opened && (
        <LazyAthleteDialog
          key={opened.athlete_id}
          athlete={opened}
          name={labelOf(opened)}
          answering={answering.get(opened.athlete_id)}
          board={board}
          line={teams.find(({ team_id: id }) => id === opened.team_id)}
          onClose={dialog.close}
        />
      )}
    </Box>
  );
}
