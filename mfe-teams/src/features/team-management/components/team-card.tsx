import { useState } from 'react';
import { Box, ConfirmDialog, ListItem, Typography } from '@touchline/ui';
import { durationInWords } from '../model/countdown.js';
import { athletesText, type ManagedTeam } from '../model/managed-team.js';
import { useTeamCode } from '../use-team-code.js';
import { CodeLine } from './code-line.js';
import { CountdownChip } from './countdown-chip.js';

/** One team of the list; `now` is this page's clock. */
export function TeamCard({ team, now }: { team: ManagedTeam; now: number }) {
  const { code, seconds, regenerating, regenerate } = useTeamCode(team, now);
  // What the question is about stays in it while it fades, also when the code ends meanwhile.
  const [asked, setAsked] = useState('');
  const [asking, setAsking] = useState(false);

  const ask = () => {
    if (code === null) return void regenerate();
    setAsked(`The code ${code} of ${team.name} stops working at once. The new code will be valid for ${durationInWords(team.regenerated_code_seconds)}.`);
    setAsking(true);
  };
  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1.5, '&:last-of-type': { borderBottom: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="h3" sx={{ flex: '1 1 auto', minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}>{team.name}</Typography>
        <CountdownChip seconds={seconds} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, mb: 1 }}>{`${team.sport} · ${athletesText(team.athlete_count)}`}</Typography>
      <CodeLine teamName={team.name} code={code} busy={regenerating} onRegenerate={ask} />
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
