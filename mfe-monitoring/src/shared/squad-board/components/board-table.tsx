import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import type { AnsweringState } from '@touchline/contracts/answering-state';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { Box, ButtonBase, Icon, useTheme, WordHelp, type WordName } from '@touchline/ui';
import { squadTexts } from '../../texts/squad-texts.js';
import type { BoardColumn } from '../model/board-column.js';
import type { BoardView, Sort } from '../model/board-view.js';
import { boardStyle } from './board-style.js';
import { BoardRow } from './board-row.js';

interface BoardTableProps {
  athletes: readonly SquadAthlete[];
  labelOf: (athlete: SquadAthlete) => string;
  answering: ReadonlyMap<number, AnsweringState>;
  column: BoardColumn | undefined;
  date: CalendarDate;
  showsTeam: boolean;
  /** Nobody has answered: the board says so once, and not in each row. */
  isSilent: boolean;
  view: BoardView;
  onSort: (sort: Sort) => void;
  onOpen: (athleteId: number) => void;
}

const BEFORE_RATINGS = ['name', 'availability', 'answered', 'hooper'] as const satisfies readonly Sort[];
const AFTER_RATINGS = ['load', 'attendance', 'need'] as const satisfies readonly Sort[];
/** The word behind each heading; a name needs none. */
const WORDS: Readonly<Record<Exclude<Sort, 'name'>, WordName>> = {
  availability: 'availability',
  answered: 'answered',
  hooper: 'feeling',
  load: 'load',
  attendance: 'attendance',
  need: 'decision',
};

/** The squad as a table; on a phone as a card per athlete. */
export function BoardTable({
  athletes,
  labelOf,
  answering,
  column,
  date,
  showsTeam,
  isSilent,
  view,
  onSort,
  onOpen,
}: BoardTableProps) {
  const style = boardStyle(useTheme(), column !== undefined);
  const head = (sort: Sort) => <SortHead key={sort} sort={sort} view={view} onSort={onSort} />;
  return (
    <Box sx={style}>
      <table role="table" aria-label="Squad">
        <thead role="rowgroup">
          <tr role="row">
            {BEFORE_RATINGS.map(head)}
            {WELLNESS_RATINGS.map((rating) => (
              <th key={rating} role="columnheader" scope="col" className="rating">
                <span>{squadTexts.ratings[rating]}</span>
              </th>
            ))}
            {column && (
              <th role="columnheader" scope="col" className="extra">
                {column.label}
              </th>
            )}
            {AFTER_RATINGS.map(head)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {athletes.map((athlete) => (
            <BoardRow
              key={athlete.athlete_id}
              athlete={athlete}
              name={labelOf(athlete)}
              answering={answering.get(athlete.athlete_id)}
              extraLabel={column?.label}
              extra={column?.values.get(athlete.athlete_id)}
              date={date}
              showsTeam={showsTeam}
              isSilent={isSilent}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

interface SortHeadProps {
  sort: Sort;
  view: BoardView;
  onSort: (sort: Sort) => void;
}

function SortHead({ sort, view, onSort }: SortHeadProps) {
  const isSorted = view.sort === sort;
  const label = squadTexts.heads[sort];
  return (
    <th
      role="columnheader"
      scope="col"
      className={sort}
      aria-sort={isSorted ? (view.reversed ? 'descending' : 'ascending') : 'none'}
    >
      <ButtonBase className="sort" onClick={() => onSort(sort)}>
        {label}
        {isSorted && <Icon path={view.reversed ? mdiArrowUp : mdiArrowDown} fontSize="inherit" />}
      </ButtonBase>
      {sort !== 'name' && <WordHelp name={WORDS[sort]} about={label} />}
    </th>
  );
}
