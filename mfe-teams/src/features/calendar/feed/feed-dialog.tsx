import { AppDialog, Box, Button, EmptyPanel, QueryPanel, Typography } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { feedTexts } from '../../../shared/texts/feed-texts.js';
import { FEED_PARAM } from '../model/dialog-params.js';
import type { ChosenTeam } from '../tools/chosen-team.js';
import { feedQuery } from './api/get-feed.js';
import { LazyFeedAddress } from './lazy-feed-address.js';

const TITLE = 'Calendar feed';

interface FeedDialogProps {
  /** The team whose calendar is shown, or the reason why there is no feed. */
  team: ChosenTeam;
}

/** The feed of a team's calendar for other programs. Open while the address contains `feed`. */
export function FeedDialog({ team }: FeedDialogProps) {
  const { value, close } = useAddressDialog(FEED_PARAM);
  const mayPlan = useMay()('plan.write', team.id);
  if (value === null || !mayPlan) return null;
  return (
    <AppDialog
      open
      title={TITLE}
      subtitle={team.id === null ? undefined : team.name}
      onClose={close}
      actions={<Button onClick={close}>Close</Button>}
    >
      {team.id === null ? (
        <EmptyPanel text={team.reason} minHeight={120} />
      ) : (
        <TeamFeed key={team.id} teamId={team.id} />
      )}
    </AppDialog>
  );
}

function TeamFeed({ teamId }: { teamId: number }) {
  const feed = useQuery(feedQuery(useApi(), teamId));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>{feedTexts.explanation}</Typography>
      <QueryPanel query={feed} errorText={feedTexts.loadFailed} minHeight={120}>
        {({ path }) => <LazyFeedAddress teamId={teamId} path={path} />}
      </QueryPanel>
    </Box>
  );
}
