import { useRef } from 'react';
import { mdiFilterOff } from '@mdi/js';
import { Box, Icon, IconButton, takeFocus, Tooltip, Typography } from '@touchline/ui';

/** The page title. The "Clear selection" button disappears when it is pressed, so the title takes the focus. */
export function StatisticsTitle({ athleteName, onClear }: { athleteName: string | null; onClear: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    takeFocus(title.current);
    onClear();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}>
      <Typography ref={title} variant="h1" tabIndex={-1} aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
        {athleteName === null ? 'Attendance Statistics' : `${athleteName} Attendance`}
      </Typography>
      {athleteName !== null && (
        <Tooltip title="Clear selection">
          <IconButton aria-label="Clear selection" onClick={clear} sx={{ width: 44, height: 44 }}>
            <Icon path={mdiFilterOff} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
