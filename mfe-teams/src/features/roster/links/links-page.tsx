import { useEffect, useRef, useState } from 'react';
import { notPermittedText } from '@touchline/contracts/permissions';
import { LINK_MEANING } from '@touchline/contracts/athlete-access-rules';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import {
  Box,
  Button,
  Card,
  EmptyPanel,
  FailureAlert,
  FormHelperText,
  QueryPanel,
  RetryAlert,
  Typography,
} from '@touchline/ui';
import { ApiError, useApi, useMay } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useParams, useSearchParams } from '@touchline/ui/router';
import { LocalAddressAlert } from '../../../shared/local-address-alert.js';
import { dayText } from '../../../shared/moment-text.js';
import { PrintPage } from '../../../shared/print-page.js';
import { answersTexts, linksTexts } from '../../../shared/texts/answers-texts.js';
import { accessQuery } from '../api/get-athlete-access.js';
import { TeamNotFound } from '../components/team-not-found.js';
import { ChooseAthletes } from './components/choose-athletes.js';
import { CodeViewer } from './components/code-viewer.js';
import { PrintCards } from './components/print-cards.js';
import { shownLinks, type MadeLinks } from './model/shown-link.js';
import { useLinkProgress } from './use-link-progress.js';
import { useLinksForm } from './use-links-form.js';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The button of a long list stays in sight. */
const MAKE = {
  position: 'sticky',
  // Above the shell's own bar.
  bottom: 'var(--touchline-nav, 0px)',
  zIndex: 1,
  py: 1,
  bgcolor: 'background.paper',
} as const;

/** `/team-creation/:teamId/links`: makes links for athletes of a team and shows them once, to scan, print or copy. */
export function LinksPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  return teamId === null ? <NoTeam /> : <TeamLinks key={teamId} teamId={teamId} />;
}

const NoTeam = () => (
  <Box sx={{ p: { xs: 2, md: 3 } }}>
    <TeamNotFound />
  </Box>
);

function TeamLinks({ teamId }: { teamId: number }) {
  const api = useApi();
  const [made, setMade] = useState<MadeLinks | null>(null);
  const mayMake = useMay()('administration.write', teamId);
  const access = useQuery({ ...accessQuery(api, teamId), enabled: mayMake });
  const { progress, give } = useLinkProgress(made, access);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of a long list is far below the text about the links.
  useEffect(() => {
    if (made !== null) heading.current?.focus();
  }, [made]);
  const team = useQuery(teamsWithAthletesQuery(api)).data?.find(({ team_id: id }) => id === teamId)?.team_name ?? '';
  const print = () => {
    give(made?.links.map(({ athleteId }) => athleteId) ?? []);
    window.print();
  };
  const [first, ...others] = made?.links ?? [];
  // Links that are shown stay: their keys are nowhere else.
  if (made === null && !mayMake)
    return (
      <PrintPage back={{ to: `/team-creation/${teamId}`, label: 'Roster' }} printing={null}>
        <EmptyPanel text={notPermittedText('administration.write')} minHeight={240} />
      </PrintPage>
    );
  if (made === null && ApiError.isGone(access.error)) return <NoTeam />;
  return (
    <PrintPage
      back={{ to: `/team-creation/${teamId}`, label: 'Roster' }}
      printing={first ? { label: 'Print cards', run: print } : null}
    >
      <Box sx={{ displayPrint: 'none' }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h1"
          sx={{ overflowWrap: 'anywhere', scrollMarginTop: 160, '&:focus': { outline: 'none' } }}
        >
          {made === null ? 'Make links' : 'Links'}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>{team}</Typography>
      </Box>
      <LocalAddressAlert />
      {made === null ? (
        <QueryPanel
          query={access}
          errorText={answersTexts.loadAccessFailed}
          isEmpty={(data) => data.length === 0}
          empty={linksTexts.noAthletes}
          minHeight={240}
        >
          {(data) => <LinksForm access={data} onMade={setMade} />}
        </QueryPanel>
      ) : (
        <Box sx={GRID}>
          <MailedLinks mailed={made.mailed} />
          {first && access.isError && (
            <Box sx={{ displayPrint: 'none' }}>
              <RetryAlert severity="warning" onRetry={() => void access.refetch()}>
                {linksTexts.pairedUnknown}
              </RetryAlert>
            </Box>
          )}
          {first && (
            <>
              <CodeViewer links={[first, ...others]} progress={progress} onCopied={(id) => give([id])} />
              <PrintCards links={made.links.filter((link) => progress.get(link.athleteId) !== 'ended')} team={team} />
            </>
          )}
        </Box>
      )}
    </PrintPage>
  );
}

function LinksForm({ access, onMade }: { access: readonly AthleteAccess[]; onMade: (made: MadeLinks) => void }) {
  const [params] = useSearchParams();
  const form = useLinksForm(access, parseId(params.get('athlete')), (answer) =>
    onMade({
      at: Date.now(),
      links: shownLinks(answer, access, window.location),
      mailed: answer.filter(({ key }) => key === null),
    }),
  );
  return (
    <Card sx={{ ...GRID, p: { xs: 1.5, sm: 2 }, overflow: 'visible' }}>
      {form.failure && <FailureAlert failure={form.failure} />}
      <Typography>
        <strong>{LINK_MEANING}</strong> {linksTexts.explanation}
      </Typography>
      <ChooseAthletes
        access={access}
        chosen={form.chosen}
        by={form.by}
        busy={form.busy}
        onChoose={form.choose}
        onWay={form.setWay}
      />
      <Box sx={MAKE}>
        {form.problem !== null && <FormHelperText error>{form.problem}</FormHelperText>}
        <Button
          variant="contained"
          disableElevation
          loading={form.busy}
          onClick={() => void form.make()}
          sx={{ minHeight: 44 }}
        >
          {`Make links (${form.count})`}
        </Button>
      </Box>
    </Card>
  );
}

function MailedLinks({ mailed }: Pick<MadeLinks, 'mailed'>) {
  const [first] = mailed;
  return first && <Typography role="status">{linksTexts.mailed(mailed.length, dayText(first.link_until))}</Typography>;
}
