import { useMemo } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, DataTable, type DataColumn } from '@touchline/ui';
import { AvailabilityChip, isLimited, labelsOf, StepPanel, teamLabel } from '@touchline/ui/pickers';
import { RosterChip } from '../../../shared/status/roster-chip.js';
import { rosterStatus } from '../../../shared/status/roster-status.js';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';

interface RosterTableProps {
  athletes: readonly Athlete[];
  /** Those that search and filters have left out, too: labels stay the same meanwhile. */
  allAthletes: readonly Athlete[];
  /** The chosen team; null: all. */
  teamId: number | null;
  /** For team names, which tell two teams of one sport apart; undefined until loaded. */
  teams: readonly TeamWithAthletes[] | undefined;
  /** Whether a role of the coach tells injuries and availability. */
  showsStatus: boolean;
  /** The athlete whose plan is shown. */
  chosen: number | null;
  onAthlete: (athleteId: number) => void;
}

const STYLE = {
  '& td, & th': { px: 1 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
} as const;

/** Name and team of each athlete, and the injury status where a role tells it. */
export function RosterTable({
  athletes,
  allAthletes,
  teamId,
  teams,
  showsStatus,
  chosen,
  onAthlete,
}: RosterTableProps) {
  const columns = useMemo(
    () => [...columnsWith(teams, labelsOf(allAthletes)), ...(showsStatus ? [STATUS_COLUMN] : [])],
    [teams, allAthletes, showsStatus],
  );
  if (athletes.length === 0)
    return <StepPanel text={teamWorkoutsTexts.noAthletes} step="roster" teamId={teamId} minHeight={120} />;
  return (
    <Box
      role="region"
      aria-label="Athletes"
      tabIndex={0}
      sx={{ maxHeight: { lg: 640 }, overflow: 'auto', position: 'relative' }}
    >
      <DataTable
        label="Athletes"
        rows={athletes}
        columns={columns}
        rowId={({ athlete_id: id }) => id}
        selection={{ id: chosen, by: 'current', onSelect: ({ athlete_id: id }) => onAthlete(id) }}
        sx={STYLE}
      />
    </Box>
  );
}

function columnsWith(
  teams: readonly TeamWithAthletes[] | undefined,
  labelOf: (athlete: Athlete) => string,
): DataColumn<Athlete>[] {
  const teamOf = ({ team_id: id, team }: Athlete) => teamLabel(teams, id) ?? team.name;
  return [
    {
      id: 'name',
      header: 'Name',
      isName: true,
      width: '42%',
      cell: labelOf,
      sortBy: ({ last_name: last, first_name: first }) => [last, first],
    },
    { id: 'team', header: 'Team', width: '30%', cell: teamOf, sortBy: teamOf },
  ];
}

const STATUS_COLUMN: DataColumn<Athlete> = {
  id: 'status',
  header: 'Status',
  cell: (athlete) => (
    <>
      <RosterChip athlete={athlete} />
      {isLimited(athlete) && (
        <Box sx={{ mt: 0.5 }}>
          <AvailabilityChip availability={athlete.availability} />
        </Box>
      )}
    </>
  ),
  // The most severe injury first.
  sortBy: (athlete) => (rosterStatus(athlete) === 'Injury' ? athlete.injury_severity : null),
  sortsDescendingFirst: true,
};
