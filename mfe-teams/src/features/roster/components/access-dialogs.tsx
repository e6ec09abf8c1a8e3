import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { AppDialog, Button, EmptyPanel, LoadingPanel, QueryPanel } from '@touchline/ui';
import type { UseQueryResult } from '@touchline/ui/query';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import type { AthleteDialog } from '../use-roster-view.js';
import { LazyAnswersDialog, LazyLinksDialog } from './lazy-access-dialogs.js';

/** The address parameter of the links' dialog: `team`, or the id of an athlete. */
export const LINKS_PARAM = 'links';
export const WHOLE_TEAM = 'team';

interface AccessDialogsProps {
  access: UseQueryResult<AthleteAccess[]>;
  team: string;
  /** About what one athlete needs to answer. */
  answering: AthleteDialog;
}

/** The dialogs about answering by phone. They wait for the list of who has what. */
export function AccessDialogs({ access, team, answering }: AccessDialogsProps) {
  const links = useAddressDialog(LINKS_PARAM);
  const { athleteId } = answering;
  if (links.value === null && athleteId === null) return null;
  const close = links.value === null ? answering.close : links.close;
  if (access.data === undefined)
    return (
      <AppDialog open title={links.value === null ? 'Answers and devices' : 'Make links'} onClose={close}>
        <QueryPanel query={access} errorText={answersTexts.loadFailed} minHeight={160}>
          {() => <LoadingPanel minHeight={160} />}
        </QueryPanel>
      </AppDialog>
    );
  if (links.value !== null)
    return (
      <LazyLinksDialog
        key={links.value}
        access={access.data}
        athleteId={parseId(links.value)}
        team={team}
        onClose={links.close}
      />
    );
  const athlete = access.data.find(({ athlete_id: id }) => id === athleteId);
  if (athlete)
    return (
      <LazyAnswersDialog access={athlete} onMakeLink={() => links.open(String(athleteId))} onClose={answering.close} />
    );
  return (
    <AppDialog
      open
      title="Answers and devices"
      maxWidth="xs"
      onClose={close}
      actions={<Button onClick={close}>Close</Button>}
    >
      <EmptyPanel text={answersTexts.notListed} minHeight={120} />
    </AppDialog>
  );
}
