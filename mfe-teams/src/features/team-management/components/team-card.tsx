import { useState } from 'react';
import { mdiAccountGroupOutline } from '@mdi/js';
import { FIRST_STEP_WORDS, stepLinks } from '@touchline/contracts/first-steps';
import { may } from '@touchline/contracts/permissions';
import { Box, Button, ConfirmDialog, FailureAlert, Icon, ListItem, Typography } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { describeDuration } from '../model/countdown.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { useTeamCode } from '../use-team-code.js';
import { useTeamDelete } from '../use-team-delete.js';
import { CodeLine } from './code-line.js';
import { CountdownChip } from './countdown-chip.js';
import { TeamActions } from './team-actions.js';

interface TeamCardProps {
  team: ManagedTeam;
  /** Time of the page clock, in milliseconds. */
  now: number;
  onChange: (teamId: number) => void;
  onDeleted: () => void;
}

/** A team, and its code and actions as far as the coach's role has them. */
export function TeamCard({ team, now, onChange, onDeleted }: TeamCardProps) {
  const { code, seconds, regenerating, regenerate } = useTeamCode(team, now);
  const { ask: askDelete, question, failure, dismiss } = useTeamDelete(team, onDeleted);
  // The text stays while the question fades out, also when the code expires meanwhile.
  const [questionText, setQuestionText] = useState('');
  const [asking, setAsking] = useState(false);
  const seesCode = may(team.role, 'administration.read');

  const ask = () => {
    if (code === null) return void regenerate();
    setQuestionText(teamTexts.regenerateQuestion(code, team.name, describeDuration(team.regenerated_code_seconds)));
    setAsking(true);
  };
  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1.5, '&:last-of-type': { borderBottom: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="h3" sx={{ flex: '1 1 120px', minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}>
          {team.name}
        </Typography>
        {seesCode && <CountdownChip seconds={seconds} />}
        <TeamActions team={team} onChange={() => onChange(team.team_id)} onDelete={askDelete} />
      </Box>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', mt: 0.25, mb: 1 }}
      >{`${team.sport} · ${teamTexts.athleteCount(team.athlete_count)}`}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {seesCode && (
          <CodeLine
            teamName={team.name}
            code={code}
            busy={regenerating}
            onRegenerate={may(team.role, 'administration.write') ? ask : undefined}
          />
        )}
        {team.athlete_count === 0 && may(team.role, FIRST_STEP_WORDS.roster.needs) && (
          <Box
            role="group"
            aria-label={`${FIRST_STEP_WORDS.roster.title} of ${team.name}`}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Typography>{`${FIRST_STEP_WORDS.roster.title}:`}</Typography>
            {stepLinks('roster', team.team_id).map(({ label, to }) => (
              <Button key={to} component={Link} to={to} variant="contained" disableElevation sx={{ minHeight: 44 }}>
                {label}
              </Button>
            ))}
          </Box>
        )}
        <Button
          component={Link}
          to={`/team-creation/${team.team_id}`}
          variant="outlined"
          aria-label={`Roster of ${team.name}`}
          startIcon={<Icon path={mdiAccountGroupOutline} />}
          sx={{ minHeight: 44 }}
        >
          Roster
        </Button>
      </Box>
      {failure && (
        <Box sx={{ mt: 1 }}>
          <FailureAlert failure={failure} onClose={dismiss} />
        </Box>
      )}
      {question}
      <ConfirmDialog
        open={asking}
        title="Regenerate code?"
        text={questionText}
        confirmLabel="Regenerate code"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void regenerate();
        }}
      />
    </ListItem>
  );
}
