import { useId, useRef, useState, type SubmitEvent } from 'react';
import { TEAM_NAME_MAX } from '@touchline/contracts/team-name';
import type { Sport } from '@touchline/contracts/sports';
import { Alert, AppDialog, Box, Button, FailureAlert, TextField, useDiscardGuard } from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { createTeamMutation } from '../api/create-team.js';
import { NO_PROBLEMS, toTeamProblems } from '../model/team-problems.js';
import { createTeamSender } from '../model/team-request.js';
import { useSnackbar } from '../use-snackbar.js';
import { SportSelect } from './sport-select.js';

/** Asks for a sport and an optional name. It is open while mounted. The input stays after failures. */
export function CreateTeamDialog({ onClose }: { onClose: () => void }) {
  const showSnackbar = useSnackbar();
  const [sender] = useState(createTeamSender);
  const creation = useMutation(createTeamMutation(useApi(), useQueryClient(), sender));
  const [sport, setSport] = useState<Sport | null>(null);
  const [name, setName] = useState('');
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const sportInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const form = useId();
  const busy = creation.isPending;
  const dirty = sport !== null || name !== '';
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty);

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (sport === null) {
      setProblems({ ...NO_PROBLEMS, sport: teamTexts.sportMissing });
      return sportInput.current?.focus();
    }
    setProblems(NO_PROBLEMS);
    try {
      await creation.mutateAsync({ sport, name });
      showSnackbar('success', teamTexts.created);
      onClose();
    } catch (error) {
      const serverProblems = toTeamProblems(error, teamTexts.createFailed);
      setProblems(serverProblems);
      if (serverProblems.name !== undefined) nameInput.current?.focus();
    }
  }
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      title="Create New Team"
      maxWidth="xs"
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="contained" disableElevation loading={busy}>
            Create Team
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event) => void create(event)}
        sx={{ display: 'grid', gap: 2, pt: 1 }}
      >
        {problems.other && <FailureAlert failure={problems.other} />}
        <SportSelect
          value={sport}
          problem={problems.sport}
          disabled={busy}
          inputRef={sportInput}
          onChange={(chosen) => {
            setSport(chosen);
            setProblems((current) => ({ ...current, sport: undefined }));
          }}
        />
        <TextField
          label="Team name"
          value={name}
          inputRef={nameInput}
          onChange={(event) => {
            setName(event.target.value);
            setProblems((current) => ({ ...current, name: undefined }));
          }}
          error={problems.name !== undefined}
          helperText={problems.name ?? teamTexts.nameHint}
          slotProps={{ htmlInput: { maxLength: TEAM_NAME_MAX, autoComplete: 'off', readOnly: busy } }}
        />
        <Alert severity="info">{teamTexts.codeExpiryNote}</Alert>
      </Box>
      {question}
    </AppDialog>
  );
}
