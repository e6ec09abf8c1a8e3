import { memo, type ReactNode } from 'react';
import { ageOn } from '@touchline/contracts/age';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Box, TableCell, TableRow, Typography } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';
import type { OnRowAction } from '../model/row-action.js';
import { InjuryChip } from './injury-chip.js';
import { RowActions } from './row-actions.js';

interface RosterRowProps {
  athlete: Athlete;
  today: CalendarDate;
  onAction: OnRowAction;
}

/** One athlete. Memoised: typing into the search must not draw 200 rows anew. */
export const RosterRow = memo(function RosterRow({ athlete, today, onAction }: RosterRowProps) {
  const { position, jersey_number: jersey, date_of_birth: born, weight_kg: weight, height_cm: height } = athlete;
  return (
    <TableRow role="row">
      <TableCell role="cell" className="name">
        <Typography component="span" sx={{ fontWeight: 600, fontSize: 'inherit', display: 'block' }}>
          {fullName(athlete)}
        </Typography>
        <InjuryChip athlete={athlete} />
      </TableCell>
      <Value name="position" value={position} />
      <Value name="jersey" label="Jersey" value={jersey} />
      <Value name="age" label="Age" value={born === null ? null : <Born born={born} today={today} />} />
      <Value name="weight" label="Weight" value={weight === null ? null : `${weight} kg`} />
      <Value name="height" label="Height" value={height === null ? null : `${height} cm`} />
      <TableCell role="cell" className="actions">
        <RowActions athlete={athlete} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
});

/** A value, or a dash where none is known; `label` stands before it where the columns' headings are out of sight. */
function Value({ name, label, value }: { name: string; label?: string; value: ReactNode }) {
  return (
    <TableCell role="cell" className={value === null ? `${name} none` : name}>
      {label !== undefined && <span className="label" aria-hidden>{`${label} `}</span>}
      {value ?? '-'}
    </TableCell>
  );
}

function Born({ born, today }: { born: CalendarDate; today: CalendarDate }) {
  const age = ageOn(born, today);
  return (
    <>
      {age !== null && (
        <Box component="span" sx={{ mr: 1 }}>
          {age}
        </Box>
      )}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {formatMediumDate(born)}
      </Typography>
    </>
  );
}
