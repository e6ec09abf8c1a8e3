import { useRef } from 'react';
import { mdiFilterOff } from '@mdi/js';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Icon, IconButton, takeFocus, Tooltip, Typography } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';

/** The page title. The "Clear selection" button disappears when it is pressed, so the title takes the focus. */
export function StatisticsTitle({ athlete, onClear }: { athlete: Athlete | null; onClear: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    takeFocus(title.current);
    onClear();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}>
      <Typography ref={title} variant="h1" tabIndex={-1} aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
        {athlete ? `${fullName(athlete)} Attendance` : 'Attendance Statistics'}
      </Typography>
      {athlete && (
        <Tooltip title="Clear selection">
          <IconButton aria-label="Clear selection" onClick={clear} sx={{ width: 44, height: 44 }}>
            <Icon path={mdiFilterOff} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
