import { Alert, Box, Button } from '@touchline/ui';
import { sessionTexts } from '../../../shared/texts/session-texts.js';
import type { WaitingGrid } from '../queue/waiting-grid.js';

interface UnsavedGridsProps {
  grids: readonly WaitingGrid[];
  onCorrect: (grid: WaitingGrid) => void;
  onDiscard: (grid: WaitingGrid) => void;
}

/** Sessions that the server refused, with the reason: the coach corrects or discards them. */
export function UnsavedGrids({ grids, onCorrect, onDiscard }: UnsavedGridsProps) {
  return grids.map((grid) => (
    <Alert key={grid.id} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {sessionTexts.notSaved(grid.problem?.reason ?? '')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& .MuiButton-root': { minHeight: 44 } }}>
        <Button color="inherit" variant="outlined" onClick={() => onCorrect(grid)}>
          {sessionTexts.correct}
        </Button>
        <Button color="inherit" variant="outlined" onClick={() => onDiscard(grid)}>
          {sessionTexts.discard}
        </Button>
      </Box>
    </Alert>
  ));
}
