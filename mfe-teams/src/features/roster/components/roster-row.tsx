import { memo, type ReactNode } from 'react';
import { ageOn } from '@touchline/contracts/age';
import { ANSWERING_LABELS, answeringState } from '@touchline/contracts/answering-state';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Box, TableCell, TableRow, Typography } from '@touchline/ui';
import { AvailabilityChip, fullName } from '@touchline/ui/pickers';
import { detailText } from '../answers/model/access-texts.js';
import type { OnRowAction } from '../model/row-action.js';
import { InjuryChip } from './injury-chip.js';
import { RowActions } from './row-actions.js';

interface RosterRowProps {
  athlete: Athlete;
  /** Undefined while it is not known; null where the list does not show it. */
  access: AthleteAccess | undefined | null;
  today: CalendarDate;
  onAction: OnRowAction;
}

/** An athlete of the roster. Memoised because typing in the search must not render 200 rows. */
export const RosterRow = memo(function RosterRow({ athlete, access, today, onAction }: RosterRowProps) {
  const { position, jersey_number: jersey, date_of_birth: born, weight_kg: weight, height_cm: height } = athlete;
  return (
    <TableRow role="row">
      <TableCell role="cell" className="name">
        <Typography component="span" sx={{ fontWeight: 600, fontSize: 'inherit', display: 'block' }}>
          {fullName(athlete)}
        </Typography>
        {athlete.availability.status !== 'available' && <AvailabilityChip availability={athlete.availability} />}
        <InjuryChip athlete={athlete} />
      </TableCell>
      <ValueCell name="position" value={position} />
      <ValueCell name="jersey" label="Jersey" value={jersey} />
      <ValueCell name="age" label="Age" value={born === null ? null : <AgeAndBirthDate born={born} today={today} />} />
      <ValueCell name="weight" label="Weight" value={weight === null ? null : `${weight} kg`} />
      <ValueCell name="height" label="Height" value={height === null ? null : `${height} cm`} />
      {access !== null && (
        <ValueCell name="answers" label="Answers" value={access === undefined ? null : <Answers access={access} />} />
      )}
      <TableCell role="cell" className="actions">
        <RowActions athlete={athlete} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
});

/**
 * A value, or a dash when it is unknown. `label` shows before it on narrow screens, where the column headings are
 * hidden.
 */
function ValueCell({ name, label, value }: { name: string; label?: string; value: ReactNode }) {
  return (
    <TableCell role="cell" className={value === null ? `${name} none` : name}>
      {label !== undefined && <span className="label" aria-hidden>{`${label} `}</span>}
      {value ?? '-'}
    </TableCell>
  );
}

function AgeAndBirthDate({ born, today }: { born: CalendarDate; today: CalendarDate }) {
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

/** Whether the athlete can answer on their phone, and what there is for it. */
function Answers({ access }: { access: AthleteAccess }) {
  return (
    <>
      <Box component="span" sx={{ mr: 1, fontWeight: 600 }}>
        {ANSWERING_LABELS[answeringState(access)]}
      </Box>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: 'inline-block' }}>
        {detailText(access)}
      </Typography>
    </>
  );
}
