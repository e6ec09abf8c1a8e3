import { useId } from 'react';
import { Box, Button, LinearProgress, Typography, visuallyHidden } from '@touchline/ui';
import { progressOf, roundsText } from '../model/recording-texts.js';
import { useSettled } from './use-settled.js';

interface RecordingProgressProps {
  done: number;
  all: number;
  /** How many have a value from earlier today; null where nobody could look. */
  earlier: number | null;
  onCheckAgain: () => void;
}

/** Read out once somebody pauses, not at every key. */
const PAUSE_MS = 1_500;

/** How far the round is; always in sight while the athletes scroll below it. */
export function RecordingProgress({ done, all, earlier, onCheckAgain }: RecordingProgressProps) {
  const id = useId();
  const { text, percent } = progressOf(done, all);
  const rounds = roundsText(all);
  const settled = useSettled(done === 0 ? '' : text, PAUSE_MS);
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
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
          <Box>{`${percent}% complete`}</Box>
        </Box>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby={id}
          sx={{ height: 8, borderRadius: 4 }}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {settled}
      </Box>
      {rounds !== null && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {rounds}
        </Typography>
      )}
      {earlier === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
          <Typography variant="body2" role="status">
            Whether there are values from earlier today could not be checked. Saving replaces them.
          </Typography>
          <Button size="small" onClick={onCheckAgain} sx={{ minHeight: 44 }}>
            Check again
          </Button>
        </Box>
      ) : (
        earlier > 0 && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', mb: 1 }}
          >{`${earlier} of them ${earlier === 1 ? 'has a value' : 'have values'} from earlier today.`}</Typography>
        )
      )}
    </>
  );
}
