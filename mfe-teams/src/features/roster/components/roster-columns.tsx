import { ageOn } from '@touchline/contracts/age';
import { ANSWERING_LABELS, answeringState } from '@touchline/contracts/answering-state';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { jerseySortKey } from '@touchline/contracts/jersey-number';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Box, Typography, type DataColumn } from '@touchline/ui';
import { AvailabilityChip, isLimited } from '@touchline/ui/pickers';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import { detailText } from '../answers/model/access-texts.js';
import type { AccessByAthlete } from '../model/roster-view.js';
import type { OnRowAction, RowAction } from '../model/row-action.js';
import { InjuryChip } from './injury-chip.js';
import { RowActions } from './row-actions.js';

/** What is missing first, then what is missing after it. */
const STATES = Object.keys(ANSWERING_LABELS);

interface RosterColumnsOptions {
  /** The name, told apart from equal ones of the list. */
  labelOf: (athlete: Athlete) => string;
  /** Null: the list does not show who can answer. */
  access: AccessByAthlete | null;
  /** Whether the coach's role tells birth date, weight and height. */
  showsBody: boolean;
  today: CalendarDate;
  /** Null: the coach's role allows no action on anybody. */
  actionsOn: ((athlete: Athlete) => readonly RowAction[]) | null;
  onAction: OnRowAction;
}

/** The columns of the roster. */
export function rosterColumns({
  labelOf,
  access,
  showsBody,
  today,
  actionsOn,
  onAction,
}: RosterColumnsOptions): DataColumn<Athlete>[] {
  return [
    {
      id: 'name',
      header: 'Athlete',
      isName: true,
      cell: (athlete) => <NameAndState athlete={athlete} name={labelOf(athlete)} />,
      sortBy: ({ last_name: last, first_name: first }) => [last, first],
    },
    { id: 'position', header: 'Position', cell: ({ position }) => position, sortBy: ({ position }) => position },
    {
      id: 'jersey',
      header: 'Jersey',
      hasCardLabel: true,
      width: 88,
      cell: ({ jersey_number: jersey }) => jersey,
      sortBy: ({ jersey_number: jersey }) => jerseySortKey(jersey),
    },
    ...(showsBody ? bodyColumns(today) : []),
    ...(access === null ? [] : [answersColumn(access)]),
    ...(actionsOn === null ? [] : [actionsColumn(labelOf, actionsOn, onAction)]),
  ];
}

function bodyColumns(today: CalendarDate): DataColumn<Athlete>[] {
  return [
    {
      id: 'age',
      header: 'Age',
      hasCardLabel: true,
      width: 140,
      cell: ({ date_of_birth: born }) => (born === null ? null : <AgeAndBirthDate born={born} today={today} />),
      sortBy: ({ date_of_birth: born }) => (born === null ? null : -Number(born.replaceAll('-', ''))),
      orderNames: ['youngest first', 'oldest first'],
    },
    {
      id: 'weight',
      header: 'Weight',
      hasCardLabel: true,
      width: 94,
      cell: ({ weight_kg: weight }) => (weight === null ? null : `${weight} kg`),
      sortBy: ({ weight_kg: weight }) => weight,
    },
    {
      id: 'height',
      header: 'Height',
      hasCardLabel: true,
      width: 94,
      cell: ({ height_cm: height }) => (height === null ? null : `${height} cm`),
      sortBy: ({ height_cm: height }) => height,
    },
  ];
}

function actionsColumn(
  labelOf: RosterColumnsOptions['labelOf'],
  actionsOn: NonNullable<RosterColumnsOptions['actionsOn']>,
  onAction: OnRowAction,
): DataColumn<Athlete> {
  return {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 158,
    cell: (athlete) => (
      <RowActions athlete={athlete} name={labelOf(athlete)} actions={actionsOn(athlete)} onAction={onAction} />
    ),
  };
}

function answersColumn(access: AccessByAthlete): DataColumn<Athlete> {
  const of = ({ athlete_id: id }: Athlete) => access.get(id);
  return {
    id: 'answers',
    header: answersTexts.column,
    hasCardLabel: true,
    width: 190,
    cell: (athlete) => {
      const known = of(athlete);
      return known ? <Answers access={known} /> : null;
    },
    sortBy: (athlete) => {
      const known = of(athlete);
      return known ? STATES.indexOf(answeringState(known)) : null;
    },
    orderNames: ['not ready first', 'ready first'],
  };
}

function NameAndState({ athlete, name }: { athlete: Athlete; name: string }) {
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, display: 'block' }}>
        {name}
      </Box>
      {isLimited(athlete) && <AvailabilityChip availability={athlete.availability} />}
      <InjuryChip athlete={athlete} />
    </>
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
