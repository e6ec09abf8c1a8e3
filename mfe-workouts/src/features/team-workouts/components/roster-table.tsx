import { memo } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, ButtonBase, EmptyPanel, Table, TableBody, TableCell, TableHead, TableRow } from '@touchline/ui';
import { AvailabilityChip, fullName, teamLabel } from '@touchline/ui/pickers';
import { RosterChip } from '../../../shared/status/roster-chip.js';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { ShowMoreTable } from '../../../shared/tables/show-more-table.js';

interface RosterTableProps {
  athletes: readonly Athlete[];
  /** For team names, which tell two teams of one sport apart; undefined until loaded. */
  teams: readonly TeamWithAthletes[] | undefined;
  /** The athlete whose plan is shown. */
  chosen: number | null;
  onAthlete: (athleteId: number) => void;
}

/** Name, team and injury status of each athlete. */
export function RosterTable({ athletes, teams, chosen, onAthlete }: RosterTableProps) {
  if (athletes.length === 0) return <EmptyPanel text={teamWorkoutsTexts.noAthletes} minHeight={120} />;
  return (
    <Box
      role="region"
      aria-label="Athletes"
      tabIndex={0}
      sx={{ maxHeight: { lg: 640 }, overflow: 'auto', position: 'relative' }}
    >
      <ShowMoreTable rows={athletes}>
        {(shown) => (
          <Table size="small" stickyHeader sx={{ '& th, & td': { px: 1 } }}>
            <TableHead>
              <TableRow>
                {['Name', 'Team', 'Status'].map((name) => (
                  <TableCell key={name} component="th" scope="col">
                    {name}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((athlete) => (
                <Row
                  key={athlete.athlete_id}
                  athlete={athlete}
                  team={teamLabel(teams, athlete.team_id) ?? athlete.sport}
                  chosen={athlete.athlete_id === chosen}
                  onAthlete={onAthlete}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </ShowMoreTable>
    </Box>
  );
}

/** Memoised: typing into the search must not render 200 rows again. */
const Row = memo(function Row({
  athlete,
  team,
  chosen,
  onAthlete,
}: {
  athlete: Athlete;
  team: string;
  chosen: boolean;
  onAthlete: (athleteId: number) => void;
}) {
  return (
    <TableRow selected={chosen} hover onClick={() => onAthlete(athlete.athlete_id)} sx={{ cursor: 'pointer' }}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <ButtonBase
          aria-current={chosen || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onAthlete(athlete.athlete_id);
          }}
          sx={{
            minHeight: 44,
            fontWeight: 600,
            fontSize: 'inherit',
            textAlign: 'left',
            justifyContent: 'flex-start',
            borderRadius: 1,
          }}
        >
          {fullName(athlete)}
        </ButtonBase>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{team}</TableCell>
      <TableCell>
        <RosterChip athlete={athlete} />
        {athlete.availability.status !== 'available' && (
          <Box sx={{ mt: 0.5 }}>
            <AvailabilityChip availability={athlete.availability} />
          </Box>
        )}
      </TableCell>
    </TableRow>
  );
});
