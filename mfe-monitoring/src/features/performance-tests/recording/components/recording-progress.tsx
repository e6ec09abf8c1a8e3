import { useId } from 'react';
import { Box, Button, LinearProgress, Typography, useDebounced, visuallyHidden } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { teamSizeNote } from '../model/save-messages.js';
import type { RecordingPlan } from '../model/sheet-tests.js';
import { progressPercent } from '../model/sheet.js';

interface RecordingProgressProps {
  plan: RecordingPlan;
  done: number;
  all: number;
  /** Number of athletes with a value from earlier today; null when the check failed. */
  existingCount: number | null;
  /** The day of the recording when it is not today. */
  pastDay: string | null;
  onCheckAgain: () => void;
}

/** The progress is announced after this pause in typing, not at every key. */
const ANNOUNCE_DELAY_MS = 1_500;

/** The progress of the recording, always visible above the scrolling athletes. */
export function RecordingProgress({ plan, done, all, existingCount, pastDay, onCheckAgain }: RecordingProgressProps) {
  const id = useId();
  const text = recordingTexts.progress(done, all);
  const percent = progressPercent(done, all);
  const note = teamSizeNote(plan, all);
  const announced = useDebounced(done === 0 ? '' : text, ANNOUNCE_DELAY_MS);
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          // On a phone on its side, or with large text, it would leave too little of the athletes.
          '@media (max-height: 31.25em)': { position: 'static' },
          top: { xs: -16, sm: -20 },
          zIndex: 2,
          bgcolor: 'background.paper',
          mx: -1,
          px: 1,
          pt: 1,
          pb: 1,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            mb: 0.5,
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box id={id} sx={{ fontWeight: 600 }}>
            {text}
          </Box>
          <Box>{recordingTexts.complete(percent)}</Box>
        </Box>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby={id}
          sx={{ height: 8, borderRadius: 4 }}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announced}
      </Box>
      {note !== null && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {note}
        </Typography>
      )}
      {existingCount === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
          <Typography variant="body2" role="status">
            {plan.isGrid ? recordingTexts.checkFailedGrid(pastDay) : recordingTexts.checkFailed(pastDay)}
          </Typography>
          <Button size="small" onClick={onCheckAgain} sx={{ minHeight: 44 }}>
            Check again
          </Button>
        </Box>
      ) : (
        existingCount > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {recordingTexts.existing(existingCount, pastDay)}
          </Typography>
        )
      )}
    </>
  );
}
