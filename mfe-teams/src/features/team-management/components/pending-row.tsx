import { useEffect, useRef, useState } from 'react';
import { mdiCheck, mdiClose } from '@mdi/js';
import type { AcceptAthleteBody, AcceptedAthlete, PendingAthlete } from '@touchline/contracts/registrations.schema';
import { nameWithSport } from '@touchline/contracts/team-name';
import { Box, Button, Chip, ConfirmDialog, Icon, ListItem, Typography } from '@touchline/ui';
import { ApiError, sentenceOf, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { goneTexts } from '../../../shared/texts/gone-texts.js';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { acceptAthleteMutation } from '../api/accept-athlete.js';
import { declineAthleteMutation } from '../api/decline-athlete.js';
import { useSnackbar } from '../use-snackbar.js';
import { SamePersonDialog } from './same-person-dialog.js';

interface PendingRowProps {
  athlete: PendingAthlete;
  /** The name, told apart from equal ones of the list. */
  name: string;
  /** The coach accepts or declines: the row disappears unless `onFailed` follows. */
  onAnswer: () => void;
  onFailed: () => void;
}

/** A pending registration. Both buttons are disabled while a request runs. */
export function PendingRow({ athlete, name, onAnswer, onFailed }: PendingRowProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const queryClient = useQueryClient();
  const accept = useMutation(acceptAthleteMutation(api, queryClient));
  const decline = useMutation(declineAthleteMutation(api, queryClient));
  const busy = accept.isPending || decline.isPending;
  const emailName = athlete.email.replace(/@.*/, '');
  const team = nameWithSport({ team_name: athlete.team_name, sport: athlete.team_sport });

  const [dialog, setDialog] = useState<'same person' | 'decline' | null>(null);

  /** A disabled button loses the focus; the pressed one gets it back if the row stays. */
  const [acceptButton, declineButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [busy]);

  const accepted = ({ known, moved_from: from }: AcceptedAthlete): string => {
    if (from !== null) return teamTexts.acceptedFrom(from);
    return known ? teamTexts.acceptedKnown(name, athlete.team_name) : teamTexts.accepted;
  };
  const acceptAs = (body: AcceptAthleteBody) =>
    void answer(acceptButton.current, accept.mutateAsync({ id: athlete.id, body }), accepted, teamTexts.acceptFailed);

  async function answer<T>(
    button: HTMLButtonElement | null,
    send: Promise<T>,
    done: (answer: T) => string,
    failed: string,
  ): Promise<void> {
    pressed.current = button;
    onAnswer();
    try {
      showSnackbar('success', done(await send));
    } catch (error) {
      onFailed();
      if (ApiError.isGone(error)) showSnackbar('info', goneTexts.registration);
      else showSnackbar('error', sentenceOf(error, failed));
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
          {/* A long address breaks before the @. */}
          {emailName}
          <wbr />
          {athlete.email.slice(emailName.length)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[teamTexts.bornLabel(athlete.date_of_birth), knownNote(athlete)].filter(Boolean).join(' · ')}
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
          onClick={() => (athlete.namesakes.length > 0 ? setDialog('same person') : acceptAs({}))}
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
          onClick={() => setDialog('decline')}
        >
          Decline
        </Button>
      </Box>
      {dialog === 'same person' && (
        <SamePersonDialog
          athlete={athlete}
          name={name}
          onCancel={() => setDialog(null)}
          onChoose={(sameAs) => {
            setDialog(null);
            acceptAs({ same_as: sameAs });
          }}
        />
      )}
      <ConfirmDialog
        open={dialog === 'decline'}
        title="Decline registration"
        text={teamTexts.declineQuestion(name)}
        confirmLabel="Decline"
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null);
          void answer(
            declineButton.current,
            decline.mutateAsync(athlete.id),
            () => teamTexts.declined,
            teamTexts.declineFailed,
          );
        }}
      />
    </ListItem>
  );
}

/** Who the person is already, or may be; empty for nobody. */
function knownNote({ same_person: known, namesakes }: PendingAthlete): string {
  if (known) return teamTexts.isKnown(known.team_name);
  return namesakes[0] ? teamTexts.mayBeKnown(namesakes[0].team_name) : '';
}
