import { useMemo } from 'react';
import { RATE_BAND_LABELS, type RateBand } from '@touchline/contracts/attendance-bands';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Chip, DataTable, Typography, type DataColumn, type TablePaging } from '@touchline/ui';
import type { StatisticsRow } from '../model/statistics-rows.js';
import { WeekdayLetters, WeekDots } from './week-dots.js';

const CHIP_COLORS = { good: 'success', warning: 'warning', poor: 'error' } as const satisfies Record<RateBand, string>;

/** Name and status above, figures below. */
const CARDS = {
  below: 700,
  sx: {
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(154px, 1fr) minmax(0, auto)',
      columnGap: 1,
      rowGap: 0.5,
      py: 0.75,
    },
    '& tbody .name': { gridArea: '1 / 1' },
    '& tbody .status': { gridArea: '1 / 2', alignSelf: 'center', textAlign: 'right' },
    '& tbody .team': { gridArea: '2 / 1 / auto / -1' },
    '& tbody .dots': { gridArea: '3 / 1' },
    '& tbody .rate': { gridArea: '3 / 2', alignSelf: 'end', textAlign: 'right' },
    '& .card-only': { display: 'block' },
  },
} as const;

const STYLE = {
  '& tbody .team': { color: 'text.secondary' },
  '& .card-only': { display: 'none' },
} as const;

interface AthleteTableProps {
  rows: readonly StatisticsRow[];
  today: CalendarDate;
  /** The selected athlete's id; null for none. */
  selected: number | null;
  onSelect: (id: number | null) => void;
  paging: TablePaging;
}

/** Attendance figures by athlete. A click on a row selects its athlete, another click clears the selection. */
export function AthleteTable({ rows, today, selected, onSelect, paging }: AthleteTableProps) {
  const columns = useMemo(() => columnsOn(today), [today]);
  return (
    <DataTable
      label="Attendance by athlete"
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      selection={{ id: selected, by: 'pressed', onSelect: ({ id }) => onSelect(id === selected ? null : id) }}
      paging={paging}
      cards={CARDS}
      sx={STYLE}
    />
  );
}

const columnsOn = (today: CalendarDate): DataColumn<StatisticsRow>[] => [
  {
    id: 'name',
    header: 'Athlete',
    isName: true,
    cell: ({ name }) => name,
    sortBy: ({ sortName }) => sortName,
  },
  { id: 'team', header: 'Team', cell: ({ team }) => team, sortBy: ({ team }) => team },
  {
    id: 'dots',
    header: 'Last 7 Days',
    headerExtra: (
      <Box>
        <WeekdayLetters />
      </Box>
    ),
    width: 190,
    cell: ({ summary }) => (
      <>
        <Box className="card-only">
          <WeekdayLetters />
        </Box>
        <WeekDots last7={summary.last7} today={today} />
      </>
    ),
  },
  {
    id: 'rate',
    header: 'Attendance Rate',
    width: 170,
    cell: ({ summary }) => <Rate summary={summary} />,
    sortBy: ({ summary }) => summary.rate,
  },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: ({ band }) => band && <Chip size="small" label={RATE_BAND_LABELS[band]} color={CHIP_COLORS[band]} />,
  },
];

function Rate({ summary: { rate, attended, records } }: Pick<StatisticsRow, 'summary'>) {
  if (rate === null) return '-';
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>{`${rate}%`}</Box>{' '}
      <Typography
        component="span"
        variant="body2"
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
      >{`${attended} of ${records}`}</Typography>
    </>
  );
}
