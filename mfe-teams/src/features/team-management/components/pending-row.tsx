import { useEffect, useRef, type MouseEvent } from 'react';
import { mdiCheck, mdiClose } from '@mdi/js';
import type { PendingAthlete } from '@touchline/contracts/registrations.schema';
import { Box, Button, Chip, Icon, ListItem, Typography } from '@touchline/ui';
import { sentenceOf, useApi, useNotify } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { acceptAthleteMutation } from '../api/accept-athlete.js';
import { declineAthleteMutation } from '../api/decline-athlete.js';
import { SHOWN_MS } from '../notices.js';

interface PendingRowProps {
  athlete: PendingAthlete;
  /** The coach has answered: the row is about to go, unless `onFailed` follows. */
  onAnswer: () => void;
  onFailed: () => void;
}

/** Somebody who waits to be accepted. One answer at a time: while it is on its way, neither button works. */
export function PendingRow({ athlete, onAnswer, onFailed }: PendingRowProps) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const accept = useMutation(acceptAthleteMutation(api, queryClient));
  const decline = useMutation(declineAthleteMutation(api, queryClient));
  const busy = accept.isPending || decline.isPending;
  const name = fullName(athlete);
  const beforeAt = athlete.email.replace(/@.*/, '');
  const team = athlete.team_name === athlete.team_sport ? athlete.team_sport : `${athlete.team_sport} – ${athlete.team_name}`;

  /** The button that was pressed loses the focus while it does not work, and has it back if the row stays. */
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [busy]);

  async function answer({ currentTarget }: MouseEvent<HTMLButtonElement>, send: Promise<unknown>, done: string, failed: string): Promise<void> {
    pressed.current = currentTarget;
    onAnswer();
    try {
      await send;
      notify({ severity: 'success', text: done, forMs: SHOWN_MS });
    } catch (error) {
      onFailed();
      notify({ severity: 'error', text: sentenceOf(error, failed), forMs: SHOWN_MS });
    }
  }

  return (
    <ListItem disableGutters divider aria-busy={busy} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5, opacity: busy ? 0.6 : 1, '&:last-of-type': { borderBottom: 0 } }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {/* Where it does not fit on a line, it breaks before the @ rather than anywhere. */}
          {beforeAt}
          <wbr />
          {athlete.email.slice(beforeAt.length)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
          <Chip size="small" label={athlete.position} title={athlete.position} sx={{ maxWidth: '100%' }} />
          <Chip size="small" variant="outlined" label={team} title={team} sx={{ maxWidth: '100%' }} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, '& > *': { minHeight: 44 } }}>
        <Button
          variant="contained"
          disableElevation
          aria-label={`Accept ${name}`}
          startIcon={<Icon path={mdiCheck} />}
          loading={accept.isPending}
          disabled={busy}
          onClick={(event) => void answer(event, accept.mutateAsync(athlete.id), 'Athlete accepted and added to team!', 'Failed to accept athlete')}
        >
          Accept
        </Button>
        <Button
          variant="outlined"
          color="error"
          aria-label={`Decline ${name}`}
          startIcon={<Icon path={mdiClose} />}
          loading={decline.isPending}
          disabled={busy}
          onClick={(event) => void answer(event, decline.mutateAsync(athlete.id), 'Athlete registration declined.', 'Failed to decline athlete')}
        >
          Decline
        </Button>
      </Box>
    </ListItem>
  );
}
