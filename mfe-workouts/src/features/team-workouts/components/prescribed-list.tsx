import { mdiTextBoxOutline, mdiTimerSand } from '@mdi/js';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Chip, Icon, IconButton, Typography } from '@touchline/ui';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { prescribedRows, type PrescribedRow } from '../model/prescription.js';

interface PrescribedListProps {
  rows: ScheduledWorkout['exercises'];
  /** Whether the coach can edit the workout. */
  canEdit: boolean;
  /** Opens the notes of a row. */
  onNotes: (rowId: number) => void;
}

/** The rows of a scheduled workout: exercises with their prescription, rests, and supersets marked by a bar. */
export function PrescribedList({ rows, canEdit, onNotes }: PrescribedListProps) {
  if (rows.length === 0) {
    return (
      <Box sx={{ py: 1.5 }}>
        <Typography>{teamWorkoutsTexts.noExercises}</Typography>
        {canEdit && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {teamWorkoutsTexts.noExercisesHint}
          </Typography>
        )}
      </Box>
    );
  }
  return (
    <Box component="ol" role="list" aria-label="Exercises" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {prescribedRows(rows).map((row) => (
        <Row key={row.id} row={row} onNotes={onNotes} />
      ))}
    </Box>
  );
}

function Row({
  row: { id, title, badge, setsAndReps, restBetween, notes, superset, joined },
  onNotes,
}: {
  row: PrescribedRow;
  onNotes: (rowId: number) => void;
}) {
  const isRest = badge === null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        py: 0.75,
        pl: superset === null ? 1.5 : 1,
        ...(superset !== null && { borderLeft: 4, borderColor: 'primary.main' }),
        ...(!joined && { borderBottom: 1, borderBottomColor: 'divider' }),
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {superset === 'first' && (
          <Typography variant="caption" component="div" sx={{ color: 'primary.main', fontWeight: 600 }}>
            Superset
          </Typography>
        )}
        {isRest ? (
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
            <Icon path={mdiTimerSand} fontSize="small" />
            {[title, setsAndReps].filter((text) => text !== '').join(' · ')}
          </Typography>
        ) : (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Chip size="small" variant="outlined" label={badge} sx={{ height: 20, fontSize: '0.7rem' }} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {setsAndReps !== '' && <Typography variant="body2">{setsAndReps}</Typography>}
              {restBetween !== null && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {restBetween}
                </Typography>
              )}
            </Box>
          </>
        )}
        {notes !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {notes}
          </Typography>
        )}
      </Box>
      {!isRest && (
        <IconButton
          aria-label={teamWorkoutsTexts.notesOf(title)}
          onClick={() => onNotes(id)}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <Icon path={mdiTextBoxOutline} />
        </IconButton>
      )}
    </Box>
  );
}
