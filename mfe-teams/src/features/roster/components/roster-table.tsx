import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, visuallyHidden } from '@touchline/ui';
import type { OnRowAction } from '../model/row-action.js';
import { tableContainerStyle, tableStyle } from './roster-table-style.js';
import { RosterRow } from './roster-row.js';

interface RosterTableProps {
  label: string;
  athletes: readonly Athlete[];
  today: CalendarDate;
  onAction: OnRowAction;
}

const COLUMNS = [
  ['name', 'Athlete'],
  ['position', 'Position'],
  ['jersey', 'Jersey'],
  ['age', 'Age'],
  ['weight', 'Weight'],
  ['height', 'Height'],
] as const;

/** The table of current or archived athletes. */
export function RosterTable({ label, athletes, today, onAction }: RosterTableProps) {
  return (
    <Box sx={tableContainerStyle}>
      <Table role="table" size="small" aria-label={label} sx={tableStyle}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {COLUMNS.map(([name, heading]) => (
              <TableCell key={name} role="columnheader" className={name}>
                {heading}
              </TableCell>
            ))}
            <TableCell role="columnheader" className="actions">
              <Box component="span" sx={visuallyHidden}>
                Actions
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {athletes.map((athlete) => (
            <RosterRow key={athlete.athlete_id} athlete={athlete} today={today} onAction={onAction} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
