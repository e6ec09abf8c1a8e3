import { mdiPlayCircleOutline } from '@mdi/js';
import { Box, Button, Icon, visuallyHidden } from '@touchline/ui';

/** Begins to record a test of a whole team. `of` names the test for who does not see the card around the button. */
export function StartRecording({ of, onStart }: { of: string; onStart: () => void }) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiPlayCircleOutline} />}
      onClick={onStart}
      sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
    >
      Start Recording<Box component="span" sx={visuallyHidden}>{` ${of}`}</Box>
    </Button>
  );
}
