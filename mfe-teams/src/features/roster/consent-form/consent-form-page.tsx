import { notPermittedText } from '@touchline/contracts/permissions';
import { CONSENT_TEXT, CONSENT_TEXT_VERSION, CONSENT_TICK, GUARDIAN_TICK } from '@touchline/contracts/consent-text';
import { Box, EmptyPanel, QueryPanel, ToggleButton, ToggleButtonGroup, Typography } from '@touchline/ui';
import { useApi, useCoach, useMay } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, putParam, useParams, useSearchParams } from '@touchline/ui/router';
import { PrintPage, Sheet } from '../../../shared/print-page.js';
import { consentFormTexts } from '../../../shared/texts/consent-form-texts.js';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import { TeamNotFound } from '../components/team-not-found.js';

const GUARDIAN = 'guardian';

/** `/team-creation/:teamId/consent-form`: the text of the consent with blanks, to be signed on paper. */
export function ConsentFormPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  const [params, setParams] = useSearchParams();
  const isForGuardian = params.get('for') === GUARDIAN;
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const team = teams.data?.find(({ team_id: id }) => id === teamId);
  const back = { to: `/team-creation/${teamId ?? ''}`, label: 'Roster' };
  if (!useMay()('administration.read', teamId))
    return (
      <PrintPage back={back} printing={null}>
        <EmptyPanel text={notPermittedText('administration.read')} minHeight={320} />
      </PrintPage>
    );
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Who signs"
      value={isForGuardian}
      // Pressing the selected button yields null.
      onChange={(_, guardian: boolean | null) =>
        guardian !== null &&
        setParams((now) => putParam(now, 'for', guardian ? GUARDIAN : null, null), { replace: true })
      }
      sx={{ '& .MuiToggleButton-root': { minHeight: 44, px: 2 } }}
    >
      <ToggleButton value={false}>{consentFormTexts.forAthlete}</ToggleButton>
      <ToggleButton value={true}>{consentFormTexts.forGuardian}</ToggleButton>
    </ToggleButtonGroup>
  );
  return (
    <PrintPage back={back} choice={choice} {...(team === undefined && { printing: null })}>
      <QueryPanel
        query={teams}
        loadingText={rosterTexts.loadingTeam}
        errorText={rosterTexts.loadTeamsFailed}
        minHeight={320}
      >
        {() =>
          team === undefined ? <TeamNotFound /> : <ConsentForm team={team.team_name} isForGuardian={isForGuardian} />
        }
      </QueryPanel>
    </PrintPage>
  );
}

function ConsentForm({ team, isForGuardian }: { team: string; isForGuardian: boolean }) {
  const { institution } = useCoach();
  const blanks = isForGuardian
    ? ['Name of the guardian', 'Relation (mother, father, guardian)', 'Place and day', 'Signature of the guardian']
    : ['Place and day', 'Signature of the athlete'];
  return (
    <Sheet>
      <Typography variant="body2">{`${institution} · ${team}`}</Typography>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {consentFormTexts.title}
      </Typography>
      <Typography sx={{ mb: 1 }}>{isForGuardian ? consentFormTexts.ofGuardian : consentFormTexts.ofAthlete}</Typography>
      <Blanks names={['First and last name of the athlete', 'Birth date']} />
      {CONSENT_TEXT.map(({ title, sentences }) => (
        <Box key={title} component="section" sx={{ mt: 1.5 }}>
          <Typography variant="h2" sx={{ fontSize: '1rem', fontWeight: 700 }}>
            {title}
          </Typography>
          {sentences.map((sentence) => (
            <Typography key={sentence} variant="body2">
              {sentence}
            </Typography>
          ))}
        </Box>
      ))}
      <Typography sx={{ mt: 2, fontWeight: 700 }}>{`☐ ${isForGuardian ? GUARDIAN_TICK : CONSENT_TICK}`}</Typography>
      <Blanks names={blanks} />
      <Typography variant="body2" sx={{ mt: 2 }}>
        {consentFormTexts.returnIt}
      </Typography>
      <Typography variant="body2">{consentFormTexts.version(CONSENT_TEXT_VERSION)}</Typography>
    </Sheet>
  );
}

/** Lines to write on, each with its name below. */
function Blanks({ names }: { names: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ mt: 5, borderTop: '1px solid', fontSize: '0.8125rem' }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
