import { useId } from 'react';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@touchline/ui';

interface TeamChoiceProps {
  teams: readonly TeamWithAthletes[];
  chosenId: number | null;
  onChoose: (teamId: number) => void;
}

/** The number of athletes and, unless the team is named after it, the sport. */
const teamDetails = ({ athlete_count: count, sport, team_name: name }: TeamWithAthletes) =>
  `${count} ${count === 1 ? 'athlete' : 'athletes'}${sport === name ? '' : ` · ${sport}`}`;

/** The teams as radio buttons: one tap, where a drop-down takes two. */
export function TeamChoice({ teams, chosenId, onChoose }: TeamChoiceProps) {
  const id = useId();
  const focusedId = chosenId ?? teams[0]?.team_id;
  return (
    <>
      <Typography id={`${id}-title`} variant="h3" sx={{ mb: 1 }}>
        Choose a team
      </Typography>
      <RadioGroup
        aria-labelledby={`${id}-title`}
        value={chosenId === null ? '' : String(chosenId)}
        onChange={(_, value) => onChoose(Number(value))}
        sx={{ gap: 1 }}
      >
        {teams.map((team) => (
          <FormControlLabel
            key={team.team_id}
            value={String(team.team_id)}
            control={<Radio autoFocus={team.team_id === focusedId} />}
            label={
              <Box sx={{ overflowWrap: 'anywhere', py: 0.75 }}>
                <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{team.team_name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {teamDetails(team)}
                </Typography>
              </Box>
            }
            sx={{
              m: 0,
              pr: 1.5,
              minHeight: 56,
              border: 1,
              borderRadius: 1,
              borderColor: team.team_id === chosenId ? 'primary.main' : 'divider',
              '& .MuiFormControlLabel-label': { minWidth: 0 },
            }}
          />
        ))}
      </RadioGroup>
    </>
  );
}
