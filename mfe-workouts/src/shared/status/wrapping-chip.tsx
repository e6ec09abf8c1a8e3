import type { ComponentProps } from 'react';
import { Chip } from '@touchline/ui';

/** A small chip whose text wraps instead of being cut. */
export function WrappingChip(props: Omit<ComponentProps<typeof Chip>, 'sx'>) {
  return (
    <Chip
      size="small"
      {...props}
      sx={{
        height: 'auto',
        minHeight: 24,
        maxWidth: '100%',
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.25 },
      }}
    />
  );
}
