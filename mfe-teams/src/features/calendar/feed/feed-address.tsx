import { useRef, useState } from 'react';
import { mdiAutorenew, mdiContentCopy, mdiLinkOff, mdiLinkPlus } from '@mdi/js';
import {
  Box,
  Button,
  ConfirmDialog,
  FailureAlert,
  Icon,
  TextField,
  Typography,
  useFocusAfterGone,
  useFocusThroughBusy,
} from '@touchline/ui';
import { failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { copyText } from '../../../shared/copy-text.js';
import { renewFeedMutation } from './api/renew-feed.js';
import { revokeFeedMutation } from './api/revoke-feed.js';

const QUESTIONS = {
  renew: {
    title: 'Renew Address?',
    text: 'The old address stops working at once. Calendar apps that use it show no more changes until they have the new one.',
    confirmLabel: 'Renew',
  },
  revoke: {
    title: 'Revoke Address?',
    text: 'The address stops working at once, and calendar apps that use it show no more changes. A new one can be created at any time.',
    confirmLabel: 'Revoke',
  },
} as const;
type Step = 'create' | keyof typeof QUESTIONS;
const SAID: Readonly<Record<Step, { done: string; failed: string }>> = {
  create: { done: 'The address is ready.', failed: 'Failed to create the address.' },
  renew: { done: 'The address was renewed.', failed: 'Failed to renew the address.' },
  revoke: { done: 'The address was revoked.', failed: 'Failed to revoke the address.' },
};

/** The address, where there is one, with Copy, Renew and Revoke; otherwise a way to create one. */
export function FeedAddress({ teamId, path }: { teamId: number; path: string | null }) {
  const [api, queryClient, notify] = [useApi(), useQueryClient(), useNotify()];
  const renewal = useMutation(renewFeedMutation(api, queryClient, teamId));
  const revocation = useMutation(revokeFeedMutation(api, queryClient, teamId));
  const [asking, setAsking] = useState<keyof typeof QUESTIONS | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // The first button of what stands there then: the one that was pressed is another's place.
  const { target: first, onGone } = useFocusAfterGone<HTMLButtonElement>();
  const busy = renewal.isPending || revocation.isPending;
  useFocusThroughBusy(busy);
  const address = path === null ? null : `${window.location.origin}${path}`;

  async function take(step: Step): Promise<void> {
    setFailure(null);
    try {
      await (step === 'revoke' ? revocation : renewal).mutateAsync();
      notify({ severity: 'success', text: SAID[step].done });
      onGone();
    } catch (error) {
      setFailure(failureOf(error, SAID[step].failed));
    } finally {
      setAsking(null);
    }
  }
  async function copy(text: string): Promise<void> {
    if (await copyText(text)) return notify({ severity: 'success', text: 'Address copied to clipboard!' });
    field.current?.focus();
    field.current?.select();
    notify({
      severity: 'warning',
      text: 'This browser does not allow copying. The address is selected: copy it by hand.',
    });
  }

  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '& .MuiButton-root': { minHeight: 44 } }}
    >
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(null)} />}
      {address === null ? (
        <>
          <Typography sx={{ color: 'text.secondary' }}>This team’s calendar has no address yet.</Typography>
          <Button
            ref={first}
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiLinkPlus} />}
            loading={busy}
            onClick={() => void take('create')}
            sx={{ justifySelf: 'start' }}
          >
            Create address
          </Button>
        </>
      ) : (
        <>
          {/* Long, and to be seen whole: it breaks anywhere. */}
          <TextField
            label="Address"
            value={address}
            inputRef={field}
            multiline
            fullWidth
            onFocus={(event) => event.target.select()}
            slotProps={{
              htmlInput: {
                readOnly: true,
                spellCheck: false,
                style: { fontFamily: 'monospace', fontSize: '0.9rem', wordBreak: 'break-all' },
              },
            }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={first}
              variant="contained"
              disableElevation
              startIcon={<Icon path={mdiContentCopy} />}
              onClick={() => void copy(address)}
            >
              Copy address
            </Button>
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiAutorenew} />}
              disabled={busy}
              onClick={() => setAsking('renew')}
            >
              Renew
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<Icon path={mdiLinkOff} />}
              disabled={busy}
              onClick={() => setAsking('revoke')}
            >
              Revoke
            </Button>
          </Box>
        </>
      )}
      {/* Its words stay while it fades. */}
      {(['renew', 'revoke'] as const).map((step) => (
        <ConfirmDialog
          key={step}
          open={asking === step}
          {...QUESTIONS[step]}
          busy={busy}
          onConfirm={() => void take(step)}
          onCancel={() => setAsking(null)}
        />
      ))}
    </Box>
  );
}
