import { RATE_BAND_LABELS, type RateBand } from '@touchline/contracts/attendance-bands';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, ButtonBase, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@touchline/ui';
import type { StatisticsRow } from '../model/statistics-rows.js';
import { athleteTableContainerSx, athleteTableSx } from './athlete-table-styles.js';
import { WeekdayLetters, WeekDots } from './week-dots.js';

const CHIP_COLORS = { good: 'success', warning: 'warning', poor: 'error' } as const satisfies Record<RateBand, string>;

interface AthleteTableProps {
  rows: readonly StatisticsRow[];
  today: CalendarDate;
  /** The selected athlete's id; null for none. */
  selected: number | null;
  onSelect: (id: number | null) => void;
}

/** Attendance figures by athlete. A click on a row selects its athlete, another click clears the selection. */
export function AthleteTable({ rows, today, selected, onSelect }: AthleteTableProps) {
  return (
    <Box sx={athleteTableContainerSx}>
      <Table role="table" size="small" aria-label="Attendance by athlete" sx={athleteTableSx}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">Athlete</TableCell>
            <TableCell role="columnheader">Team</TableCell>
            <TableCell role="columnheader" className="dots">
              Last 7 Days
              <Box>
                <WeekdayLetters />
              </Box>
            </TableCell>
            <TableCell role="columnheader" className="rate">
              Attendance Rate
            </TableCell>
            <TableCell role="columnheader" className="status">
              Status
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <AthleteRow
              key={row.id}
              row={row}
              today={today}
              selected={row.id === selected}
              onToggle={() => onSelect(row.id === selected ? null : row.id)}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface AthleteRowProps {
  row: StatisticsRow;
  today: CalendarDate;
  selected: boolean;
  onToggle: () => void;
}

function AthleteRow({ row: { name, team, summary, band }, today, selected, onToggle }: AthleteRowProps) {
  return (
    <TableRow
      role="row"
      hover
      selected={selected}
      aria-selected={selected}
      onClick={onToggle}
      className={selected ? 'chosen' : undefined}
      sx={{ cursor: 'pointer' }}
    >
      <TableCell role="cell" className="name">
        {/* Clicks bubble to the row's handler; a second handler here would toggle twice. */}
        <ButtonBase
          aria-pressed={selected}
          sx={{
            font: 'inherit',
            fontWeight: 600,
            minHeight: 44,
            width: '100%',
            justifyContent: 'flex-start',
            textAlign: 'left',
            overflowWrap: 'anywhere',
            borderRadius: 1,
          }}
        >
          {name}
        </ButtonBase>
      </TableCell>
      <TableCell role="cell" className="team" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
        {team}
      </TableCell>
      <TableCell role="cell" className="dots">
        <Box className="card-only">
          <WeekdayLetters />
        </Box>
        <WeekDots last7={summary.last7} today={today} />
      </TableCell>
      <TableCell role="cell" className="rate">
        {summary.rate === null ? (
          '-'
        ) : (
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>{`${summary.rate}%`}</Box>{' '}
            <Typography
              component="span"
              variant="body2"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            >{`${summary.present} of ${summary.records}`}</Typography>
          </>
        )}
      </TableCell>
      <TableCell role="cell" className="status">
        {band !== null && <Chip size="small" label={RATE_BAND_LABELS[band]} color={CHIP_COLORS[band]} />}
      </TableCell>
    </TableRow>
  );
}
