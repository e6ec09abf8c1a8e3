import type { Athlete } from '@touchline/contracts/athletes.schema';
import { nameWithSport } from '@touchline/contracts/team-name';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Button, MenuItem, Typography } from '@touchline/ui';
import { FormDialog, FormTextField, typedAs, useAppForm, z } from '@touchline/ui/forms';
import { failureOf, useApi, useMay, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import { changeAthleteMutation } from '../api/change-athlete.js';

interface MoveDialogProps {
  athlete: Athlete;
  name: string;
  /** All teams of the coach, including the athlete's team. Only those whose athletes the coach may change are offered. */
  teams: readonly TeamWithAthletes[];
  onClose: () => void;
  onMoved: () => void;
}

const schema = z.object({
  team_id: typedAs<number>((text) => (text === '' ? { problem: rosterTexts.teamMissing } : { value: Number(text) })),
});

/** Moves an athlete with all records to another team of the coach. It is open while mounted. */
export function MoveDialog({ athlete, name, teams, onClose, onMoved }: MoveDialogProps) {
  const notify = useNotify();
  const move = useMutation(changeAthleteMutation(useApi(), useQueryClient()));
  const may = useMay();
  const others = teams.filter(({ team_id: id }) => id !== athlete.team_id && may('people.write', id));
  const form = useAppForm({
    values: { team_id: '' },
    schemaOf: () => schema,
    send: async (sent) => {
      try {
        const { team } = await move.mutateAsync({
          athleteId: athlete.athlete_id,
          body: { ...sent, version: athlete.version },
        });
        notify({ severity: 'success', text: rosterTexts.moved(name, team.name) });
        onMoved();
        onClose();
      } catch (error) {
        form.setFailure(failureOf(error, rosterTexts.moveFailed(name)));
      }
    },
  });
  const title = `Move ${name}`;
  if (others.length === 0)
    return (
      <AppDialog open title={title} maxWidth="xs" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Typography>{rosterTexts.noOtherTeam(may('administration.write'))}</Typography>
      </AppDialog>
    );
  return (
    <FormDialog form={form} title={title} submitLabel="Move" dirty={false} onClose={onClose}>
      <FormTextField form={form} name="team_id" label="Team" select required>
        {others.map((team) => (
          <MenuItem
            key={team.team_id}
            value={String(team.team_id)}
            sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {nameWithSport(team)}
          </MenuItem>
        ))}
      </FormTextField>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {rosterTexts.moveEffects(name, athlete.first_name)}
      </Typography>
    </FormDialog>
  );
}
