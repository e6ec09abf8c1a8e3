import { useId, useState, type SubmitEvent } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Box, Button, FailureAlert, MenuItem, TextField, Typography } from '@touchline/ui';
import { failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import { changeAthleteMutation } from '../api/change-athlete.js';

interface MoveDialogProps {
  athlete: Athlete;
  /** All teams of the coach, including the athlete's team. */
  teams: readonly TeamWithAthletes[];
  onClose: () => void;
  onMoved: () => void;
}

/** Moves an athlete with all records to another team of the coach. It is open while mounted. */
export function MoveDialog({ athlete, teams, onClose, onMoved }: MoveDialogProps) {
  const notify = useNotify();
  const move = useMutation(changeAthleteMutation(useApi(), useQueryClient()));
  const [teamId, setTeamId] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const form = useId();
  const others = teams.filter((team) => team.team_id !== athlete.team_id);
  const name = fullName(athlete);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (move.isPending) return;
    if (teamId === null) return setProblem(rosterTexts.teamMissing);
    setFailure(null);
    try {
      const { team } = await move.mutateAsync({
        athleteId: athlete.athlete_id,
        body: { team_id: teamId, version: athlete.version },
      });
      notify({ severity: 'success', text: rosterTexts.moved(name, team.name) });
      onMoved();
      onClose();
    } catch (error) {
      setFailure(failureOf(error, rosterTexts.moveFailed(name)));
    }
  }

  return (
    <AppDialog
      open
      title={`Move ${name}`}
      maxWidth="xs"
      busy={move.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={move.isPending}>
            {others.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          {others.length > 0 && (
            <Button type="submit" form={form} variant="contained" disableElevation loading={move.isPending}>
              Move
            </Button>
          )}
        </>
      }
    >
      {others.length === 0 ? (
        <Typography>{rosterTexts.noOtherTeam}</Typography>
      ) : (
        <Box
          component="form"
          id={form}
          noValidate
          onSubmit={(event) => void send(event)}
          sx={{ display: 'grid', gap: 2, pt: 1 }}
        >
          {failure && <FailureAlert failure={failure} />}
          <TextField
            select
            label="Team"
            fullWidth
            required
            value={teamId === null ? '' : String(teamId)}
            onChange={(event) => {
              setTeamId(Number(event.target.value));
              setProblem(undefined);
            }}
            disabled={move.isPending}
            error={problem !== undefined}
            helperText={problem}
          >
            {others.map((team) => (
              <MenuItem
                key={team.team_id}
                value={String(team.team_id)}
                sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
              >
                {team.sport === team.team_name ? team.team_name : `${team.team_name} · ${team.sport}`}
              </MenuItem>
            ))}
          </TextField>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {rosterTexts.moveEffects(name, athlete.first_name)}
          </Typography>
        </Box>
      )}
    </AppDialog>
  );
}
