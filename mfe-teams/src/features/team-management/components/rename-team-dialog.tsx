import { useState } from 'react';
import { TEAM_NAME_MAX } from '@touchline/contracts/team-name';
import { FormDialog, FormTextField, useAppForm, useWatch } from '@touchline/ui/forms';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { renameTeamMutation } from '../api/rename-team.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { showTeamError, teamNameSchema } from '../model/team-form.js';
import { useSnackbar } from '../use-snackbar.js';

/** Asks for a new team name. It is open while mounted. The input stays after failures. */
export function RenameTeamDialog({ team, onClose }: { team: ManagedTeam; onClose: () => void }) {
  const showSnackbar = useSnackbar();
  const renaming = useMutation(renameTeamMutation(useApi(), useQueryClient()));
  // The name when the dialog opened: a colleague's new name must not make an untouched field count as changed.
  const [initialName] = useState(team.name);
  const form = useAppForm({
    values: { name: initialName },
    schemaOf: () => teamNameSchema,
    send: async ({ name }) => {
      if (name === initialName) return onClose();
      try {
        await renaming.mutateAsync({ teamId: team.team_id, name });
        showSnackbar('success', teamTexts.renamed);
        onClose();
      } catch (error) {
        showTeamError(form, error, teamTexts.renameFailed);
      }
    },
  });
  const typed = useWatch({ control: form.control, name: 'name' });
  return (
    <FormDialog
      form={form}
      title="Rename team"
      subtitle={initialName}
      submitLabel="Rename"
      dirty={typed.trim() !== initialName}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="name"
        label="Team name"
        required
        autoFocus
        input={{ maxLength: TEAM_NAME_MAX }}
      />
    </FormDialog>
  );
}
