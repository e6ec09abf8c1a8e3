import { Box, Button, EmptyPanel, QueryPanel, Typography } from '@touchline/ui';
import { useApi, useCoach } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { Link, parseId, useParams } from '@touchline/ui/router';
import { momentText } from '../../../shared/moment-text.js';
import { PrintPage, Sheet } from '../../../shared/print-page.js';
import { QrCode } from '../../../shared/qr-code.js';
import { posterTexts } from '../../../shared/texts/poster-texts.js';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { managedTeamsKey, teamsQuery } from '../api/get-teams.js';
import { secondsLeft } from '../model/countdown.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { usePageClock } from '../use-page-clock.js';

const BACK = { to: '/team-creation', label: 'Team Management' } as const;

/** `/team-creation/:teamId/poster`: a sheet with the team's code, which leads to registration and to nothing else. */
export function PosterPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  const teams = useQuery(teamsQuery(useApi()));
  const cache = useQueryClient();
  const team = teams.data?.find(({ team_id: id }) => id === teamId);
  const now = usePageClock(team?.codeEndsAt != null, () => void cache.invalidateQueries({ queryKey: managedTeamsKey }));
  const code = team === undefined ? null : validCode(team, now);
  return (
    <PrintPage back={BACK} {...(code === null && { printing: null })}>
      <QueryPanel
        query={teams}
        loadingText={teamTexts.loadingTeams}
        errorText={teamTexts.loadTeamsFailed}
        minHeight={320}
      >
        {() => {
          if (team === undefined) return <EmptyPanel text={teamTexts.teamNotFound} minHeight={320} />;
          return code === null ? <NoCode team={team.name} /> : <Poster team={team} code={code} />;
        }}
      </QueryPanel>
    </PrintPage>
  );
}

/** The code, as long as it works. */
function validCode({ registration_code: code, codeEndsAt }: ManagedTeam, now: number): string | null {
  return codeEndsAt === null || secondsLeft(codeEndsAt, now) === 0 ? null : code;
}

function NoCode({ team }: { team: string }) {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <EmptyPanel text={posterTexts.expired(team)} minHeight={200} />
      <Button component={Link} to="/team-creation" variant="contained" disableElevation sx={{ minHeight: 44 }}>
        Team Management
      </Button>
    </Box>
  );
}

function Poster({ team, code }: { team: ManagedTeam; code: string }) {
  const { institution } = useCoach();
  const { origin, host } = window.location;
  return (
    <Sheet>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
        <Typography sx={{ fontSize: '1.25rem' }}>{institution}</Typography>
        <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
          {posterTexts.title}
        </Typography>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 700 }}>
          {team.name}
        </Typography>
        <Box sx={{ width: '100%', maxWidth: 340, '@media print': { maxWidth: '95mm' } }}>
          <QrCode text={`${origin}/join?code=${code}`} label={`Code that opens the registration of ${team.name}`} />
        </Box>
        <Typography sx={{ fontSize: '1.125rem' }}>
          {posterTexts.scan} <strong>{`${host}/join`}</strong> {posterTexts.typeCode}
        </Typography>
        <Box
          component="code"
          sx={{ fontFamily: 'monospace', fontSize: '2rem', fontWeight: 700, letterSpacing: '0.12em' }}
        >
          {code}
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 3, textAlign: 'left', maxWidth: 560 }}>
          {posterTexts.purpose.map((sentence) => (
            <Typography key={sentence} component="li">
              {sentence}
            </Typography>
          ))}
        </Box>
        {team.code_expires_at !== null && (
          <Typography variant="body2">{posterTexts.until(momentText(team.code_expires_at))}</Typography>
        )}
      </Box>
    </Sheet>
  );
}
