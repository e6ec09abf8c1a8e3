import { RATE_BAND_LABELS, type RateBand } from '@touchline/contracts/attendance-bands';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@touchline/ui';
import type { StatisticsRow } from '../model/statistics-rows.js';
import { tableBox, tableLook } from './table-look.js';
import { WeekdayLetters, WeekDots } from './week-dots.js';

const CHIP_COLORS = { good: 'success', warning: 'warning', poor: 'error' } as const satisfies Record<RateBand, string>;

/** How often each athlete came. */
export function AthleteTable({ rows, today }: { rows: readonly StatisticsRow[]; today: CalendarDate }) {
  return (
    <Box sx={tableBox}>
      <Table role="table" size="small" aria-label="Attendance by athlete" sx={tableLook}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">Athlete</TableCell>
            <TableCell role="columnheader">Team</TableCell>
            <TableCell role="columnheader" className="dots">
              Last 7 Days
              <Box><WeekdayLetters /></Box>
            </TableCell>
            <TableCell role="columnheader" className="rate">Attendance Rate</TableCell>
            <TableCell role="columnheader" className="status">Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => <AthleteRow key={row.id} row={row} today={today} />)}
        </TableBody>
      </Table>
    </Box>
  );
}

function AthleteRow({ row: { name, team, summary, band }, today }: { row: StatisticsRow; today: CalendarDate }) {
  return (
    <TableRow role="row">
      <TableCell role="cell" className="name" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{name}</TableCell>
      <TableCell role="cell" className="team" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>{team}</TableCell>
      <TableCell role="cell" className="dots">
        <Box className="card-only"><WeekdayLetters /></Box>
        <WeekDots last7={summary.last7} today={today} />
      </TableCell>
      <TableCell role="cell" className="rate">
        {summary.rate === null ? '-' : (
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>{`${summary.rate}%`}</Box>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{`${summary.present} of ${summary.records}`}</Typography>
          </>
        )}
      </TableCell>
      <TableCell role="cell" className="status">
        {band !== null && <Chip size="small" label={RATE_BAND_LABELS[band]} color={CHIP_COLORS[band]} />}
      </TableCell>
    </TableRow>
  );
}
