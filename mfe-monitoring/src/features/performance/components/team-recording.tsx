import { useId } from 'react';
import { mdiPlayCircleOutline } from '@mdi/js';
import { FATIGUE_KINDS, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { Box, Button, Icon, Paper, Typography } from '@touchline/ui';
import { TEST_LOOKS } from '../model/test-kinds.js';

/** A recording is about a team: a coach at the pitch with twenty athletes need not choose one of them first. */
export function TeamRecording({ onRecord }: { onRecord: (kind: FatigueKind) => void }) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="h2">
        Start Recording
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        One value per athlete of a team, for one of these tests:
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {FATIGUE_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            startIcon={<Icon path={mdiPlayCircleOutline} />}
            onClick={() => onRecord(kind)}
            sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
          >
            {TEST_LOOKS[kind].title}
          </Button>
        ))}
      </Box>
    </Paper>
  );
}
