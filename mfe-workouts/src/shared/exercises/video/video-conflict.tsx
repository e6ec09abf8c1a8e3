import type { ExerciseVideo } from '@touchline/contracts/exercise-library.schema';
import { Alert, Box, Button, takeFocus } from '@touchline/ui';
import { videoTexts } from '../../texts/video-texts.js';

interface VideoConflictProps {
  theirs: ExerciseVideo;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows the video that another coach has saved since the form opened, and lets the coach choose one. */
export function VideoConflict({ theirs: { video_url: url }, busy, onKeepMine, onTakeTheirs }: VideoConflictProps) {
  const button = { size: 'small', variant: 'outlined', color: 'inherit', disabled: busy } as const;
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      severity="warning"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {url === null ? videoTexts.removedByOther : videoTexts.changedByOther}
      {url !== null && <Box sx={{ mt: 0.5 }}>{url}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { minHeight: 44 } }}>
        <Button {...button} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button {...button} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Box>
    </Alert>
  );
}
