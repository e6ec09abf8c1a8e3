import { useState } from 'react';
import { mdiAccountGroupOutline } from '@mdi/js';
import { Box, Button, ConfirmDialog, FailureAlert, Icon, ListItem, Typography } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { durationInWords } from '../model/countdown.js';
import { athletesText, type ManagedTeam } from '../model/managed-team.js';
import { useTeamCode } from '../use-team-code.js';
import { useTeamDelete } from '../use-team-delete.js';
import { CodeLine } from './code-line.js';
import { CountdownChip } from './countdown-chip.js';
import { TeamActions } from './team-actions.js';

interface TeamCardProps {
  team: ManagedTeam;
  /** This page's clock. */
  now: number;
  onRename: (teamId: number) => void;
  onDeleted: () => void;
}

/** One team of the list. */
export function TeamCard({ team, now, onRename, onDeleted }: TeamCardProps) {
  const { code, seconds, regenerating, regenerate } = useTeamCode(team, now);
  const { ask: askDelete, question, refusal, dismiss } = useTeamDelete(team, onDeleted);
  // What the question is about stays in it while it fades, also when the code ends meanwhile.
  const [asked, setAsked] = useState('');
  const [asking, setAsking] = useState(false);

  const ask = () => {
    if (code === null) return void regenerate();
    setAsked(
      `The code ${code} of ${team.name} stops working at once. The new code will be valid for ${durationInWords(team.regenerated_code_seconds)}.`,
    );
    setAsking(true);
  };
  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1.5, '&:last-of-type': { borderBottom: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="h3" sx={{ flex: '1 1 auto', minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}>
          {team.name}
        </Typography>
        <CountdownChip seconds={seconds} />
        <TeamActions team={team} onRename={() => onRename(team.team_id)} onDelete={askDelete} />
      </Box>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', mt: 0.25, mb: 1 }}
      >{`${team.sport} · ${athletesText(team.athlete_count)}`}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <CodeLine teamName={team.name} code={code} busy={regenerating} onRegenerate={ask} />
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
      {refusal && (
        <Box sx={{ mt: 1 }}>
          <FailureAlert failure={refusal} onClose={dismiss} />
        </Box>
      )}
      {question}
      <ConfirmDialog
        open={asking}
        title="Regenerate Code?"
        text={asked}
        confirmLabel="Regenerate Code"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void regenerate();
        }}
      />
    </ListItem>
  );
}
