import { useState } from 'react';
import { TEAM_NAME_MAX } from '@touchline/contracts/team-name';
import { Alert } from '@touchline/ui';
import { FormDialog, FormTextField, useAppForm } from '@touchline/ui/forms';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { createTeamMutation } from '../api/create-team.js';
import { newTeamSchema, showTeamError, type TeamValues } from '../model/team-form.js';
import { createTeamSender } from '../model/team-request.js';
import { useSnackbar } from '../use-snackbar.js';
import { SportField } from './sport-field.js';

const NOTHING_TYPED: TeamValues = { sport: null, name: '' };

interface CreateTeamDialogProps {
  /** The address parameter that holds the dialog. */
  heldBy: string;
  onClose: () => void;
}

/** Asks for a sport and an optional name. It is open while mounted. The input stays after failures. */
export function CreateTeamDialog({ heldBy, onClose }: CreateTeamDialogProps) {
  const showSnackbar = useSnackbar();
  const [sender] = useState(createTeamSender);
  const creation = useMutation(createTeamMutation(useApi(), useQueryClient(), sender));
  const form = useAppForm({
    values: NOTHING_TYPED,
    schemaOf: () => newTeamSchema,
    send: async (team) => {
      try {
        await creation.mutateAsync(team);
        showSnackbar('success', teamTexts.created);
        onClose();
      } catch (error) {
        showTeamError(form, error, teamTexts.createFailed);
      }
    },
  });
  return (
    <FormDialog form={form} title="Create New Team" submitLabel="Create Team" heldBy={heldBy} onClose={onClose}>
      <SportField form={form} autoFocus />
      <FormTextField
        form={form}
        name="name"
        label="Team name"
        hint={teamTexts.nameHint}
        input={{ maxLength: TEAM_NAME_MAX }}
      />
      <Alert severity="info">{teamTexts.codeExpiryNote}</Alert>
    </FormDialog>
  );
}
