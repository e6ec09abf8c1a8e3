import { useRef } from 'react';
import { mdiFilterOff } from '@mdi/js';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Icon, IconButton, takeFocus, Tooltip, Typography } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';

/** Whose attendance it is. The way back to everybody's goes with the selection, so the title takes the focus from it. */
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
