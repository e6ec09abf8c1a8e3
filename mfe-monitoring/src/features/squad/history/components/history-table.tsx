import { useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { SquadHistoryItem } from '@touchline/contracts/squad-history.schema';
import { Box, ButtonBase, DataTable, useSteadyCallback, type DataColumn } from '@touchline/ui';
import { decidedText, flagText, followedText, valueText } from '../model/history-texts.js';

interface HistoryTableProps {
  items: readonly SquadHistoryItem[];
  /** Steady while nothing changes. */
  labelOf: (item: SquadHistoryItem) => string;
  today: CalendarDate;
  /** Whether the athletes may be of several teams. */
  showsTeam: boolean;
  /** True while the items shown belong to the previous choice and the new ones load. */
  isStale: boolean;
  onAthlete: (athleteId: number) => void;
}

const STYLE = {
  '& td, & th': { px: 1 },
  '& tbody td, & tbody th': { verticalAlign: 'baseline' },
  '& thead th, & .day, & .flag, & .hooper, & .followed': { whiteSpace: 'nowrap' },
  '& .team': { minWidth: 120 },
  '& tbody .name button': { font: 'inherit', fontWeight: 600, color: 'primary.main', textAlign: 'left', minHeight: 44 },
} as const;

const CARDS = {
  below: 900,
  sx: {
    '& tbody tr': { display: 'block' },
    '& td > div': { display: 'inline' },
  },
} as const;

/** A row per athlete and day: the flag, the decision and the next answers. */
export function HistoryTable({ items, labelOf, today, showsTeam, isStale, onAthlete }: HistoryTableProps) {
  const open = useSteadyCallback(onAthlete);
  const columns = useMemo(
    () => columnsFor(today, labelOf, open).filter(({ id }) => id !== 'team' || showsTeam),
    [today, labelOf, open, showsTeam],
  );
  return (
    <DataTable
      label="Flags and decisions"
      rows={items}
      columns={columns}
      rowId={({ date, athlete_id: id }) => `${date} ${id}`}
      isBusy={isStale}
      cards={CARDS}
      sx={STYLE}
    />
  );
}

const FLAGS: readonly SquadHistoryItem['state'][] = ['look', 'talk'];

const columnsFor = (
  today: CalendarDate,
  labelOf: HistoryTableProps['labelOf'],
  onAthlete: HistoryTableProps['onAthlete'],
): DataColumn<SquadHistoryItem>[] => [
  {
    id: 'day',
    header: 'Day',
    cell: ({ date }) => formatLongDate(date),
    sortBy: ({ date }) => date,
    sortsDescendingFirst: true,
    orderNames: ['oldest first', 'newest first'],
  },
  {
    id: 'name',
    header: 'Athlete',
    isName: true,
    cell: (item) => <ButtonBase onClick={() => onAthlete(item.athlete_id)}>{labelOf(item)}</ButtonBase>,
    sortBy: ({ last_name: last, first_name: first }) => [last, first],
  },
  { id: 'team', header: 'Team', hasCardLabel: true, cell: ({ team }) => team.name, sortBy: ({ team }) => team.name },
  {
    id: 'flag',
    header: 'Flag',
    hasCardLabel: true,
    cell: flagText,
    sortBy: (item) => (flagText(item) === '' ? null : FLAGS.indexOf(item.state)),
    sortsDescendingFirst: true,
    orderNames: ['Look first', 'Talk first'],
  },
  {
    id: 'hooper',
    header: 'Hooper index',
    hasCardLabel: true,
    cell: valueText,
    sortBy: ({ hooper_index: value }) => value,
    sortsDescendingFirst: true,
  },
  {
    id: 'decision',
    header: 'Decision',
    hasCardLabel: true,
    cell: ({ decisions }) =>
      decisions.length === 0
        ? null
        : decisions.map((decision) => <Box key={decision.decision_id}>{decidedText(decision, today)}</Box>),
  },
  { id: 'followed', header: 'What followed', hasCardLabel: true, cell: followedText },
];
