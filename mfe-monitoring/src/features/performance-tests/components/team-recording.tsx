import { useId } from 'react';
import { mdiPlayCircleOutline } from '@mdi/js';
import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import { Box, Button, Icon, Paper, Typography } from '@touchline/ui';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';
import { TEST_DISPLAYS } from '../model/test-displays.js';
import { LazyOwnRecordingChoice } from '../own-tests/lazy-own-tests.js';
import type { RecordingKind } from '../recording/model/recording-kind.js';

/** Starts a recording without choosing an athlete first: a recording is about a whole team. */
export function TeamRecording({ onRecord }: { onRecord: (kind: RecordingKind) => void }) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="h2">
        Start Recording
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {performanceTestsTexts.recordTeam}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {PERFORMANCE_TEST_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            startIcon={<Icon path={mdiPlayCircleOutline} />}
            onClick={() => onRecord(kind)}
            sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
          >
            {TEST_DISPLAYS[kind].title}
          </Button>
        ))}
      </Box>
      <LazyOwnRecordingChoice onRecord={onRecord} />
    </Paper>
  );
}
