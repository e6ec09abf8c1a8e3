import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { WELLNESS_RATINGS, WELLNESS_RATING_LABELS, type WellnessRating } from '@touchline/contracts/ratings';
import type { AnsweringState } from '@touchline/contracts/answering-state';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { Box, ButtonBase, Icon, useTheme } from '@touchline/ui';
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

const BEFORE_RATINGS: readonly [Sort, string][] = [
  ['name', 'Athlete'],
  ['availability', 'Availability'],
  ['answered', 'Answered'],
  ['hooper', 'Hooper index'],
];
const AFTER_RATINGS: readonly [Sort, string][] = [
  ['load', 'Load, 7 days'],
  ['acwr', 'ACWR'],
  ['attendance', 'Last 7 events'],
  ['need', 'Reason and decision'],
];
const SHORT_RATINGS: Readonly<Record<WellnessRating, string>> = {
  sleep_quality: 'Sl',
  fatigue: 'Fa',
  muscle_soreness: 'So',
  stress: 'St',
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
  const head = ([sort, label]: readonly [Sort, string]) => (
    <SortHead key={sort} sort={sort} label={label} view={view} onSort={onSort} />
  );
  return (
    <Box sx={style}>
      <table role="table" aria-label="Squad">
        <thead role="rowgroup">
          <tr role="row">
            {BEFORE_RATINGS.map(head)}
            {WELLNESS_RATINGS.map((rating) => (
              <th
                key={rating}
                role="columnheader"
                scope="col"
                className="rating"
                title={WELLNESS_RATING_LABELS[rating]}
              >
                <abbr aria-label={WELLNESS_RATING_LABELS[rating]} style={{ textDecoration: 'none' }}>
                  {SHORT_RATINGS[rating]}
                </abbr>
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
  label: string;
  view: BoardView;
  onSort: (sort: Sort) => void;
}

function SortHead({ sort, label, view, onSort }: SortHeadProps) {
  const isSorted = view.sort === sort;
  return (
    <th
      role="columnheader"
      scope="col"
      className={sort}
      aria-sort={isSorted ? (view.reversed ? 'descending' : 'ascending') : 'none'}
    >
      <ButtonBase onClick={() => onSort(sort)}>
        {label}
        {isSorted && <Icon path={view.reversed ? mdiArrowUp : mdiArrowDown} fontSize="inherit" />}
      </ButtonBase>
    </th>
  );
}
