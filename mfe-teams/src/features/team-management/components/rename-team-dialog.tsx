import { useId, useRef, useState, type SubmitEvent } from 'react';
import { TEAM_NAME_MAX } from '@touchline/contracts/team-name';
import { AppDialog, Box, Button, FailureAlert, TextField, useDiscardGuard } from '@touchline/ui';
import { useApi, useNotify, useUnsavedWork } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { renameTeamMutation } from '../api/rename-team.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { NO_PROBLEMS, teamRefusal } from '../model/team-problems.js';
import { SHOWN_MS } from '../notices.js';

/** Another name for a team. Mount it to open it; whatever fails, what was typed stays. */
export function RenameTeamDialog({ team, onClose }: { team: ManagedTeam; onClose: () => void }) {
  const notify = useNotify();
  const renaming = useMutation(renameTeamMutation(useApi(), useQueryClient()));
  // As it was called when the dialog opened: a colleague's new name must not make an untouched box look typed in.
  const [before] = useState(team.name);
  const [name, setName] = useState(before);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const busy = renaming.isPending;
  const dirty = name.trim() !== before;
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty);

  async function rename(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setProblems({ ...NO_PROBLEMS, name: 'Please enter a name' });
    if (!dirty) return onClose();
    setProblems(NO_PROBLEMS);
    try {
      await renaming.mutateAsync({ teamId: team.team_id, name: name.trim() });
      notify({ severity: 'success', text: 'Team renamed.', forMs: SHOWN_MS });
      onClose();
    } catch (error) {
      const refused = teamRefusal(error, 'Failed to rename team');
      setProblems(refused);
      if (refused.name !== undefined) input.current?.focus();
    }
  }
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      title="Rename Team"
      subtitle={before}
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
            setProblems((now) => ({ ...now, name: undefined }));
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
