import { useState } from 'react';
import { mdiAutorenew, mdiContentCopy, mdiLinkOff, mdiLinkPlus } from '@mdi/js';
import {
  Box,
  Button,
  ConfirmDialog,
  FailureAlert,
  Icon,
  Typography,
  useFocusAfterGone,
  useFocusThroughBusy,
} from '@touchline/ui';
import { ApiError, failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { feedTexts } from '../../../shared/texts/feed-texts.js';
import { goneTexts } from '../../../shared/texts/gone-texts.js';
import { useCopyField } from '../../../shared/use-copy-field.js';
import { renewFeedMutation } from './api/renew-feed.js';
import { revokeFeedMutation } from './api/revoke-feed.js';

const QUESTIONS = {
  renew: {
    title: 'Replace address?',
    text: feedTexts.renewQuestion,
    confirmLabel: 'Replace address',
  },
  revoke: {
    title: 'Turn off feed?',
    text: feedTexts.revokeQuestion,
    confirmLabel: 'Turn off feed',
  },
} as const;
type FeedAction = 'create' | keyof typeof QUESTIONS;
const RESULT_TEXTS: Readonly<Record<FeedAction, { done: string; failed: string }>> = {
  create: { done: feedTexts.created, failed: feedTexts.createFailed },
  renew: { done: feedTexts.renewed, failed: feedTexts.renewFailed },
  revoke: { done: feedTexts.revoked, failed: feedTexts.revokeFailed },
};

/** The address with the buttons to copy, replace and revoke it, or a button to create one. */
export function FeedAddress({ teamId, path }: { teamId: number; path: string | null }) {
  const [api, queryClient, notify] = [useApi(), useQueryClient(), useNotify()];
  const renewal = useMutation(renewFeedMutation(api, queryClient, teamId));
  const revocation = useMutation(revokeFeedMutation(api, queryClient, teamId));
  const [asking, setAsking] = useState<keyof typeof QUESTIONS | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // After an action the first button receives the focus, because the pressed button may have disappeared.
  const { target: firstButton, onGone } = useFocusAfterGone<HTMLButtonElement>();
  const busy = renewal.isPending || revocation.isPending;
  useFocusThroughBusy(busy);
  const address = path === null ? null : `${window.location.origin}${path}`;
  const { field, copy } = useCopyField(address ?? '', {
    label: 'Address',
    copied: feedTexts.copied,
    blocked: feedTexts.copyBlocked,
  });

  async function runAction(step: FeedAction): Promise<void> {
    setFailure(null);
    try {
      await (step === 'revoke' ? revocation : renewal).mutateAsync();
      notify({ severity: 'success', text: RESULT_TEXTS[step].done });
      onGone();
    } catch (error) {
      if (ApiError.isGone(error)) notify({ severity: 'info', text: goneTexts.team });
      else setFailure(failureOf(error, RESULT_TEXTS[step].failed));
    } finally {
      setAsking(null);
    }
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '& .MuiButton-root': { minHeight: 44 } }}
    >
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(null)} />}
      {address === null ? (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{feedTexts.noAddress}</Typography>
          <Button
            ref={firstButton}
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiLinkPlus} />}
            loading={busy}
            onClick={() => void runAction('create')}
            sx={{ justifySelf: 'start' }}
          >
            Create address
          </Button>
        </>
      ) : (
        <>
          {field}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={firstButton}
              variant="contained"
              disableElevation
              startIcon={<Icon path={mdiContentCopy} />}
              onClick={() => void copy()}
            >
              Copy address
            </Button>
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiAutorenew} />}
              disabled={busy}
              onClick={() => setAsking('renew')}
            >
              Replace address
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<Icon path={mdiLinkOff} />}
              disabled={busy}
              onClick={() => setAsking('revoke')}
            >
              Turn off feed
            </Button>
          </Box>
        </>
      )}
      {/* One dialog per question, so that its text stays while it fades out. */}
      {(['renew', 'revoke'] as const).map((step) => (
        <ConfirmDialog
          key={step}
          open={asking === step}
          {...QUESTIONS[step]}
          busy={busy}
          onConfirm={() => void runAction(step)}
          onCancel={() => setAsking(null)}
        />
      ))}
    </Box>
  );
}
