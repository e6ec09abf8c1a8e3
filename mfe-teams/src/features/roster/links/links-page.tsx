import { useEffect, useRef, useState } from 'react';
import type { AthleteAccess, MadeLink } from '@touchline/contracts/athlete-access.schema';
import { Alert, Box, Button, Card, FailureAlert, FormHelperText, QueryPanel, Typography } from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useParams, useSearchParams } from '@touchline/ui/router';
import { dayText } from '../../../shared/moment-text.js';
import { PrintPage } from '../../../shared/print-page.js';
import { answersTexts, linksTexts } from '../../../shared/texts/answers-texts.js';
import { accessQuery } from '../api/get-athlete-access.js';
import { TeamNotFound } from '../components/team-not-found.js';
import { ChooseAthletes } from './components/choose-athletes.js';
import { LinkList } from './components/link-list.js';
import { PrintCards } from './components/print-cards.js';
import { shownLinks, type ShownLink } from './model/shown-link.js';
import { useLinksForm } from './use-links-form.js';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** `/team-creation/:teamId/links`: makes links for athletes of a team and shows them once, to scan, print or copy. */
export function LinksPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  return teamId === null ? <TeamNotFound /> : <TeamLinks key={teamId} teamId={teamId} />;
}

function TeamLinks({ teamId }: { teamId: number }) {
  const api = useApi();
  const [made, setMade] = useState<MadeLinks | null>(null);
  // Printed or copied links are in somebody's hands; the others are lost with the page.
  const [handedOver, setHandedOver] = useState<ReadonlySet<number>>(new Set());
  useUnsavedWork(made !== null && made.links.some(({ athleteId }) => !handedOver.has(athleteId)));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of a long list is far below what is said about the links.
  useEffect(() => {
    if (made !== null) heading.current?.focus();
  }, [made]);
  const access = useQuery(accessQuery(api, teamId));
  const team = useQuery(teamsWithAthletesQuery(api)).data?.find(({ team_id: id }) => id === teamId)?.team_name ?? '';
  const print = () => {
    setHandedOver(new Set(made?.links.map(({ athleteId }) => athleteId)));
    window.print();
  };
  return (
    <PrintPage
      back={{ to: `/team-creation/${teamId}`, label: 'Roster' }}
      printing={made !== null && made.links.length > 0 ? { label: 'Print cards', run: print } : null}
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
      {made !== null ? (
        <ShownLinks made={made} team={team} onCopied={(id) => setHandedOver((before) => new Set(before).add(id))} />
      ) : (
        <QueryPanel
          query={access}
          errorText={answersTexts.loadAccessFailed}
          isEmpty={(data) => data.length === 0}
          empty={linksTexts.noAthletes}
          minHeight={240}
        >
          {(data) => <LinksForm access={data} onMade={setMade} />}
        </QueryPanel>
      )}
    </PrintPage>
  );
}

interface MadeLinks {
  /** Those whose keys the answer holds: in memory only, as long as the page is open. */
  links: readonly ShownLink[];
  mailed: readonly MadeLink[];
}

function LinksForm({ access, onMade }: { access: readonly AthleteAccess[]; onMade: (made: MadeLinks) => void }) {
  const [params] = useSearchParams();
  const form = useLinksForm(access, parseId(params.get('athlete')), (answer) =>
    onMade({
      links: shownLinks(answer, access, window.location),
      mailed: answer.filter(({ key }) => key === null),
    }),
  );
  return (
    <Card sx={{ ...GRID, p: { xs: 1.5, sm: 2 } }}>
      {form.failure && <FailureAlert failure={form.failure} />}
      <Typography>{linksTexts.explanation}</Typography>
      <ChooseAthletes
        access={access}
        chosen={form.chosen}
        by={form.by}
        busy={form.busy}
        onChoose={form.choose}
        onWay={form.setWay}
      />
      {form.problem !== null && <FormHelperText error>{form.problem}</FormHelperText>}
      <Button
        variant="contained"
        disableElevation
        loading={form.busy}
        onClick={() => void form.make()}
        sx={{ minHeight: 44, justifySelf: 'start' }}
      >
        {`Make links (${form.count})`}
      </Button>
    </Card>
  );
}

function ShownLinks({
  made,
  team,
  onCopied,
}: {
  made: MadeLinks;
  team: string;
  onCopied: (athleteId: number) => void;
}) {
  const { links, mailed } = made;
  return (
    <Box sx={GRID}>
      {mailed[0] && (
        <Typography role="status">{linksTexts.mailed(mailed.length, dayText(mailed[0].link_until))}</Typography>
      )}
      {links.length > 0 && (
        <>
          <Alert severity="warning" sx={{ displayPrint: 'none' }}>
            {`${linksTexts.shownOnce} ${linksTexts.forEachOne}`}
          </Alert>
          <LinkList links={links} onCopied={onCopied} />
          <PrintCards links={links} team={team} />
        </>
      )}
    </Box>
  );
}
