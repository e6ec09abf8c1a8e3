import { useState } from 'react';
import { isSport, SPORTS } from '@touchline/contracts/sports';
import { TEAM_NAME_MAX } from '@touchline/contracts/team-name';
import { FormDialog, FormTextField, useAppForm, useWatch } from '@touchline/ui/forms';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { changeTeamMutation } from '../api/change-team.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { showTeamError, teamSchema, type TeamValues } from '../model/team-form.js';
import { useSnackbar } from '../use-snackbar.js';
import { SportField } from './sport-field.js';

/** Changes a team's name and sport. It is open while mounted. The input stays after failures. */
export function ChangeTeamDialog({ team, onClose }: { team: ManagedTeam; onClose: () => void }) {
  const showSnackbar = useSnackbar();
  const changing = useMutation(changeTeamMutation(useApi(), useQueryClient()));
  // The values when the dialog opened: what a colleague changes meanwhile must not make an untouched field count as changed.
  const [before] = useState<TeamValues>({ sport: isSport(team.sport) ? team.sport : null, name: team.name });
  const form = useAppForm({
    values: before,
    schemaOf: () => teamSchema,
    send: async ({ name, sport }) => {
      const changes = { ...(name !== before.name && { name }), ...(sport !== before.sport && { sport }) };
      if (Object.keys(changes).length === 0) return onClose();
      try {
        await changing.mutateAsync({ teamId: team.team_id, ...changes });
        showSnackbar('success', teamTexts.changed);
        onClose();
      } catch (error) {
        showTeamError(form, error, teamTexts.changeFailed);
      }
    },
  });
  const [name, sport] = useWatch({ control: form.control, name: ['name', 'sport'] });
  /** A team that is named after its sport keeps such a name. */
  const nameAfter = (chosen: string | null) => {
    const named = SPORTS.find((known) => name.startsWith(known));
    if (chosen !== null && named !== undefined) form.setValue('name', chosen + name.slice(named.length));
  };
  return (
    <FormDialog
      form={form}
      title="Name and sport"
      subtitle={before.name}
      submitLabel="Save"
      dirty={name.trim() !== before.name || sport !== before.sport}
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
      <SportField form={form} onSport={nameAfter} />
    </FormDialog>
  );
}
