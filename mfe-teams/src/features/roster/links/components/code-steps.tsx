import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Box, Button, Icon } from '@touchline/ui';

interface CodeStepsProps {
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
}

/** Buttons to the codes before and after. At the ends they stay focusable, so that a keyboard user keeps their place. */
export function CodeSteps({ isFirst, isLast, onStep }: CodeStepsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& .MuiButton-root': { minHeight: 48, px: 1 },
        '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
      }}
    >
      <Button
        variant="outlined"
        aria-disabled={isFirst}
        startIcon={<Icon path={mdiChevronLeft} />}
        onClick={() => onStep(-1)}
      >
        Previous
      </Button>
      <Button
        variant="contained"
        disableElevation
        aria-disabled={isLast}
        endIcon={<Icon path={mdiChevronRight} />}
        onClick={() => onStep(1)}
      >
        Next athlete
      </Button>
    </Box>
  );
}
