import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, visuallyHidden } from '@touchline/ui';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import type { AccessByAthlete } from '../model/roster-view.js';
import type { OnRowAction } from '../model/row-action.js';
import { tableContainerStyle, tableStyle } from './roster-table-style.js';
import { RosterRow } from './roster-row.js';

interface RosterTableProps {
  label: string;
  athletes: readonly Athlete[];
  /** Null: the list does not show who can answer. */
  access: AccessByAthlete | null;
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
export function RosterTable({ label, athletes, access, today, onAction }: RosterTableProps) {
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
            {access && (
              <TableCell role="columnheader" className="answers">
                {answersTexts.column}
              </TableCell>
            )}
            <TableCell role="columnheader" className="actions">
              <Box component="span" sx={visuallyHidden}>
                Actions
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {athletes.map((athlete) => (
            <RosterRow
              key={athlete.athlete_id}
              athlete={athlete}
              access={access && access.get(athlete.athlete_id)}
              today={today}
              onAction={onAction}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
