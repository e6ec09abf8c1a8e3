import { useEffect, useRef, useState } from 'react';
import { mdiCheck, mdiClose } from '@mdi/js';
import type { AcceptedAthlete, PendingAthlete } from '@touchline/contracts/registrations.schema';
import { Box, Button, Chip, ConfirmDialog, Icon, ListItem, Typography } from '@touchline/ui';
import { sentenceOf, useApi, useNotify } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { acceptAthleteMutation } from '../api/accept-athlete.js';
import { declineAthleteMutation } from '../api/decline-athlete.js';
import { SHOWN_MS } from '../notices.js';

/** Somebody who was in another team of the coach's until they were accepted. */
export interface AcceptedMove {
  athleteId: number;
  name: string;
  from: string;
  to: string;
}

interface PendingRowProps {
  athlete: PendingAthlete;
  /** The coach has answered: the row is about to go, unless `onFailed` follows. */
  onAnswer: () => void;
  onFailed: () => void;
  onMoved: (move: AcceptedMove) => void;
}

/** Somebody who waits to be accepted. One answer at a time: while it is on its way, neither button works. */
export function PendingRow({ athlete, onAnswer, onFailed, onMoved }: PendingRowProps) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const accept = useMutation(acceptAthleteMutation(api, queryClient));
  const decline = useMutation(declineAthleteMutation(api, queryClient));
  const busy = accept.isPending || decline.isPending;
  const name = fullName(athlete);
  const beforeAt = athlete.email.replace(/@.*/, '');
  const team =
    athlete.team_name === athlete.team_sport ? athlete.team_sport : `${athlete.team_sport} – ${athlete.team_name}`;

  const [asking, setAsking] = useState(false);

  /** The button that was pressed loses the focus while it does not work, and has it back if the row stays. */
  const [acceptButton, declineButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [busy]);

  const accepted = ({ athlete_id: athleteId, moved_from: from }: AcceptedAthlete): string => {
    if (from !== null) onMoved({ athleteId, name, from, to: athlete.team_name });
    return acceptedText(from);
  };

  async function answer<T>(
    button: HTMLButtonElement | null,
    send: Promise<T>,
    done: (answer: T) => string,
    failed: string,
  ): Promise<void> {
    pressed.current = button;
    onAnswer();
    try {
      notify({ severity: 'success', text: done(await send), forMs: SHOWN_MS });
    } catch (error) {
      onFailed();
      notify({ severity: 'error', text: sentenceOf(error, failed), forMs: SHOWN_MS });
    }
  }

  return (
    <ListItem
      disableGutters
      divider
      aria-busy={busy}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        opacity: busy ? 0.6 : 1,
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
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
          ref={acceptButton}
          variant="contained"
          disableElevation
          aria-label={`Accept ${name}`}
          startIcon={<Icon path={mdiCheck} />}
          loading={accept.isPending}
          disabled={busy}
          onClick={() =>
            void answer(acceptButton.current, accept.mutateAsync(athlete.id), accepted, 'Failed to accept athlete')
          }
        >
          Accept
        </Button>
        <Button
          ref={declineButton}
          variant="outlined"
          color="error"
          aria-label={`Decline ${name}`}
          startIcon={<Icon path={mdiClose} />}
          loading={decline.isPending}
          disabled={busy}
          onClick={() => setAsking(true)}
        >
          Decline
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title="Decline Registration"
        text={`${name} would have to register again, with a code that is still valid.`}
        confirmLabel="Decline"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void answer(
            declineButton.current,
            decline.mutateAsync(athlete.id),
            () => 'Athlete registration declined.',
            'Failed to decline athlete',
          );
        }}
      />
    </ListItem>
  );
}

/** Who was in another team of the coach's is no longer there: that must not go unsaid. */
function acceptedText(before: string | null): string {
  const done = 'Athlete accepted and added to team!';
  return before === null ? done : `${done} Moved from ${before}, with all records.`;
}
