import { mdiTimerSand } from '@mdi/js';
import type { WorkoutRow } from '@touchline/contracts/workouts.schema';
import { Box, EmptyPanel, Icon, Typography } from '@touchline/ui';
import { rowTexts, type RowText } from '../model/row-texts.js';

/** The rows of a workout: exercises with their numbers, rests between them. */
export function ExerciseList({ rows }: { rows: readonly WorkoutRow[] }) {
  if (rows.length === 0) return <EmptyPanel text="No exercises in this workout" />;
  return (
    // The numbers are written out, because rests have none; a list without its bullets has to say that it is one.
    <Box
      component="ol"
      role="list"
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {rowTexts(rows).map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </Box>
  );
}

function Row({ row: { number, title, facts, notes } }: { row: RowText }) {
  const isRest = number === null;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1, color: isRest ? 'text.secondary' : undefined }}>
      <Box sx={{ minWidth: 28, flexShrink: 0, textAlign: 'right', fontWeight: 600 }}>
        {isRest ? <Icon path={mdiTimerSand} fontSize="small" /> : `${number}.`}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: isRest ? 400 : 600 }}>
          {isRest ? [title, ...facts].join(' · ') : title}
        </Typography>
        {!isRest && facts.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {facts.map((fact) => (
              <Typography key={fact} variant="body2">
                {fact}
              </Typography>
            ))}
          </Box>
        )}
        {notes !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {notes}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
