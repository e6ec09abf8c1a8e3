import type { Athlete } from '@touchline/contracts/athletes.schema';
import { notPermittedText } from '@touchline/contracts/permissions';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, EmptyPanel, QueryPanel, Typography } from '@touchline/ui';
import { useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { labelsOf, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useParams } from '@touchline/ui/router';
import { BackLink } from '../../../shared/back-link.js';
import { seasonTexts } from '../../../shared/texts/season-texts.js';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { rosterQuery } from '../api/get-roster.js';
import { ChooseSeason } from './components/choose-season.js';
import { ReviewSeason } from './components/review-season.js';
import { UndoableChanges } from './components/undoable-changes.js';
import { useSeasonForm } from './use-season-form.js';

/** `/team-creation/:teamId/season`: carries athletes of a team over to others, copies or ends their memberships. */
export function SeasonPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const may = useMay();
  const isAllowed = useStaysOpen(teamId !== null, may('people.write', teamId));
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 900, mx: 'auto' }}>
      {teamId === null ? (
        <BackLink to="/team-creation" label="Team Management" />
      ) : (
        <BackLink to={`/team-creation/${teamId}`} label="Roster" />
      )}
      {teamId !== null && !isAllowed ? (
        <EmptyPanel text={notPermittedText('people.write')} minHeight={240} />
      ) : (
        <QueryPanel query={teams} errorText={seasonTexts.loadFailed} minHeight={320}>
          {(all) => {
            const team = all.find(({ team_id: id }) => id === teamId);
            const targets = all.filter(({ team_id: id }) => id !== teamId && may('people.write', id));
            return team ? (
              <LoadedTeam key={team.team_id} team={team} targets={targets} />
            ) : (
              <EmptyPanel text={teamTexts.teamNotFound} minHeight={240} />
            );
          }}
        </QueryPanel>
      )}
    </Box>
  );
}

interface TeamSeasonProps {
  team: TeamWithAthletes;
  /** The teams that athletes may join. */
  targets: readonly TeamWithAthletes[];
}

function LoadedTeam({ team, targets }: TeamSeasonProps) {
  const roster = useQuery(rosterQuery(useApi(), { teamId: team.team_id, archived: false }));
  return (
    <>
      <Typography variant="h1">Season change</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>{team.team_name}</Typography>
      <UndoableChanges teamId={team.team_id} />
      <QueryPanel
        query={roster}
        errorText={seasonTexts.loadFailed}
        isEmpty={(athletes) => athletes.length === 0}
        empty={seasonTexts.noAthletes}
        minHeight={240}
      >
        {(athletes) => <Season team={team} targets={targets} athletes={athletes} />}
      </QueryPanel>
    </>
  );
}

function Season({ team, targets, athletes }: TeamSeasonProps & { athletes: readonly Athlete[] }) {
  const labelOf = labelsOf(athletes);
  const form = useSeasonForm(team.team_id, athletes, labelOf);
  const shown = { form, athletes, targets, labelOf };
  return form.isReviewing ? <ReviewSeason {...shown} team={team.team_name} /> : <ChooseSeason {...shown} />;
}
