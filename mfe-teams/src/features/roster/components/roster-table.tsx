import { useCallback, useMemo } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { DataTable } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import type { AccessByAthlete } from '../model/roster-view.js';
import { actionsOn, type OnRowAction } from '../model/row-action.js';
import { rosterColumns } from './roster-columns.js';

interface RosterTableProps {
  label: string;
  teamId: number;
  athletes: readonly Athlete[];
  /** Steady; knows those, too, that search and filters have left out. */
  labelOf: (athlete: Athlete) => string;
  /** Null: the list does not show who can answer. */
  access: AccessByAthlete | null;
  today: CalendarDate;
  /** Steady, because a new one renders all rows again. */
  onAction: OnRowAction;
}

const STYLE = {
  '& table': { tableLayout: 'fixed' },
  '& thead .name': { width: '23%' },
  '& .actions': { textAlign: 'right' },
} as const;

const CARDS = {
  below: 1060,
  sx: {
    '& tbody .name': { flex: '1 1 0', order: -2 },
    '& tbody .position, & tbody .answers': { flex: '1 1 100%' },
    '& tbody .position': { color: 'text.secondary' },
    '& tbody .actions': { order: -1 },
    // Forces a line break after the name.
    '& tbody tr::after': { content: '""', order: -1, flex: '1 1 100%' },
  },
} as const;

/** The table of current or archived athletes. */
export function RosterTable({ label, teamId, athletes, labelOf, access, today, onAction }: RosterTableProps) {
  const may = useMay();
  const showsBody = may('people.read', teamId);
  const actionsOf = useCallback((athlete: Athlete) => actionsOn(athlete, teamId, may), [teamId, may]);
  const hasActions = athletes.some((athlete) => actionsOf(athlete).length > 0);
  const columns = useMemo(
    () => rosterColumns({ labelOf, access, showsBody, today, actionsOn: hasActions ? actionsOf : null, onAction }),
    [labelOf, access, showsBody, today, hasActions, actionsOf, onAction],
  );
  return (
    <DataTable
      label={label}
      rows={athletes}
      columns={columns}
      rowId={({ athlete_id: id }) => id}
      noValue="-"
      cards={CARDS}
      sx={STYLE}
    />
  );
}
