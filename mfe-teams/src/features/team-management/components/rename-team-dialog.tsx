import { useId, useRef, useState, type SubmitEvent } from 'react';
import { TEAM_NAME_MAX } from '@touchline/contracts/team-name';
import { AppDialog, Box, Button, FailureAlert, TextField, useDiscardGuard } from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { renameTeamMutation } from '../api/rename-team.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { NO_PROBLEMS, toTeamProblems } from '../model/team-problems.js';
import { useSnackbar } from '../use-snackbar.js';

/** Asks for a new team name. It is open while mounted. The input stays after failures. */
export function RenameTeamDialog({ team, onClose }: { team: ManagedTeam; onClose: () => void }) {
  const showSnackbar = useSnackbar();
  const renaming = useMutation(renameTeamMutation(useApi(), useQueryClient()));
  // The name when the dialog opened: a colleague's new name must not make an untouched field count as changed.
  const [initialName] = useState(team.name);
  const [name, setName] = useState(initialName);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const busy = renaming.isPending;
  const dirty = name.trim() !== initialName;
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty);

  async function rename(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setProblems({ ...NO_PROBLEMS, name: teamTexts.nameMissing });
      return input.current?.focus();
    }
    if (!dirty) return onClose();
    setProblems(NO_PROBLEMS);
    try {
      await renaming.mutateAsync({ teamId: team.team_id, name: name.trim() });
      showSnackbar('success', teamTexts.renamed);
      onClose();
    } catch (error) {
      const serverProblems = toTeamProblems(error, teamTexts.renameFailed);
      setProblems(serverProblems);
      if (serverProblems.name !== undefined) input.current?.focus();
    }
  }
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      title="Rename team"
      subtitle={initialName}
      maxWidth="xs"
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="contained" disableElevation loading={busy}>
            Rename
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event) => void rename(event)}
        sx={{ display: 'grid', gap: 2, pt: 1 }}
      >
        {problems.other && <FailureAlert failure={problems.other} />}
        <TextField
          label="Team name"
          required
          fullWidth
          autoFocus
          inputRef={input}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblems((current) => ({ ...current, name: undefined }));
          }}
          error={problems.name !== undefined}
          helperText={problems.name}
          slotProps={{ htmlInput: { maxLength: TEAM_NAME_MAX, autoComplete: 'off', readOnly: busy } }}
        />
      </Box>
      {question}
    </AppDialog>
  );
}
