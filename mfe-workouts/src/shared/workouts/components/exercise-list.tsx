import { mdiTimerSand } from '@mdi/js';
import type { WorkoutLine } from '@touchline/contracts/workouts.schema';
import { Box, EmptyPanel, Icon, Typography } from '@touchline/ui';
import { libraryTexts } from '../../texts/library-texts.js';
import { rowTexts, type RowText } from '../model/row-texts.js';

/** The rows of a workout: numbered exercises, and the rests between them. */
export function ExerciseList({ rows }: { rows: readonly WorkoutLine[] }) {
  if (rows.length === 0) return <EmptyPanel text={libraryTexts.noExercises} />;
  return (
    // Numbers are text, because rests have none. A list without markers needs its role for some screen readers.
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

function Row({ row: { number, title, details, notes } }: { row: RowText }) {
  const isRest = number === null;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1, color: isRest ? 'text.secondary' : undefined }}>
      <Box sx={{ minWidth: 28, flexShrink: 0, textAlign: 'right', fontWeight: 600 }}>
        {isRest ? <Icon path={mdiTimerSand} fontSize="small" /> : `${number}.`}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: isRest ? 400 : 600 }}>
          {isRest ? [title, ...details].join(' · ') : title}
        </Typography>
        {!isRest && details.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {details.map((detail) => (
              <Typography key={detail} variant="body2">
                {detail}
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
