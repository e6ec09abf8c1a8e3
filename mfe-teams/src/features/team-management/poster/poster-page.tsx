import { notPermittedText } from '@touchline/contracts/permissions';
import { formatDay } from '@touchline/contracts/date-format';
import type { PosterLink } from '@touchline/contracts/poster-link.schema';
import { EmptyPanel, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf, useApi, useMay } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { parseId, useParams } from '@touchline/ui/router';
import { LocalAddressAlert } from '../../../shared/local-address-alert.js';
import { PrintPage } from '../../../shared/print-page.js';
import { posterTexts } from '../../../shared/texts/poster-texts.js';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { posterLinkQuery } from '../api/get-poster-link.js';
import { managedTeamsKey, teamsQuery } from '../api/get-teams.js';
import { secondsLeft } from '../model/countdown.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { usePageClock } from '../use-page-clock.js';
import { PosterLinkForm } from './poster-link-form.js';
import { PosterSheet } from './poster-sheet.js';

const BACK = { to: '/team-creation', label: 'Team Management' } as const;

/** `/team-creation/:teamId/poster`: the poster of a team, and how long the link on it works. */
export function PosterPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  const api = useApi();
  const mayRead = useMay()('administration.read', teamId);
  const teams = useQuery(teamsQuery(api));
  const team = teams.data?.find(({ team_id: id }) => id === teamId);
  const poster = useQuery({ ...posterLinkQuery(api, teamId ?? 0), enabled: team !== undefined && mayRead });
  if (!mayRead)
    return (
      <PrintPage back={BACK} printing={null}>
        <EmptyPanel text={notPermittedText('administration.read')} minHeight={320} />
      </PrintPage>
    );
  const isPrintable = team !== undefined && poster.data?.link != null;
  return (
    <PrintPage back={BACK} {...(!isPrintable && { printing: null })}>
      <QueryPanel
        query={teams}
        loadingText={teamTexts.loadingTeams}
        errorText={teamTexts.loadTeamsFailed}
        minHeight={320}
      >
        {() =>
          team === undefined ? (
            <EmptyPanel text={teamTexts.teamNotFound} minHeight={320} />
          ) : (
            <QueryPanel
              query={poster}
              loadingText={posterTexts.loading}
              errorText={(error) => sentenceOf(error, posterTexts.loadFailed)}
              minHeight={320}
            >
              {(data) => <Poster key={teamId} team={team} poster={data} />}
            </QueryPanel>
          )
        }
      </QueryPanel>
    </PrintPage>
  );
}

function Poster({ team, poster }: { team: ManagedTeam; poster: PosterLink }) {
  const queryClient = useQueryClient();
  const refreshTeams = () => void queryClient.invalidateQueries({ queryKey: managedTeamsKey });
  const now = usePageClock(team.codeEndsAt !== null, refreshTeams);
  const mayChange = useMay()('administration.write', team.team_id);
  const { link, ended_on: endedOn } = poster;
  const empty = endedOn === null ? posterTexts.noLink(team.name) : posterTexts.linkEnded(team.name, formatDay(endedOn));
  return (
    <>
      {link === null && (
        <>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {posterTexts.pageTitle(team.name)}
          </Typography>
          <EmptyPanel text={empty} minHeight={120} />
        </>
      )}
      <LocalAddressAlert />
      {mayChange && <PosterLinkForm teamName={team.name} poster={poster} />}
      {link && <PosterSheet team={team} link={link} code={workingCode(team, now)} />}
    </>
  );
}

/** The code, as long as it works. */
function workingCode({ registration_code: code, codeEndsAt }: ManagedTeam, now: number): string | null {
  return codeEndsAt === null || secondsLeft(codeEndsAt, now) === 0 ? null : code;
}
