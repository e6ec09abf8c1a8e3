import { memo, type Ref } from 'react';
import { mdiHeart, mdiHeartOutline, mdiInformationOutline, mdiPlus } from '@mdi/js';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { Box, Button, Card, Icon, IconButton, Typography } from '@touchline/ui';
import { ExerciseChips } from './exercise-chips.js';

export interface CardSteps {
  onSave: (exerciseId: number) => void;
  onInfo: (exercise: Exercise) => void;
  onAdd: (exercise: Exercise) => void;
}

interface ExerciseCardProps extends CardSteps {
  exercise: Exercise;
  /** Below the title of what it stands in. */
  heading: 'h2' | 'h3';
  /** Given: this is the one that is worked on. */
  markRef?: Ref<HTMLLIElement>;
}

const ROUND = { width: 44, height: 44, flexShrink: 0 } as const;

/** One exercise. Memoised: a tapped heart must not draw the whole page anew. */
export const ExerciseCard = memo(function ExerciseCard({
  exercise,
  heading,
  markRef,
  onSave,
  onInfo,
  onAdd,
}: ExerciseCardProps) {
  const { exercise_id: id, name, saved } = exercise;
  return (
    <Card
      component="li"
      {...(markRef && { ref: markRef, 'aria-current': true })}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 2,
        pt: 1,
        pr: 1,
        scrollMargin: 16,
        ...(markRef && { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', flex: 1 }}>
        <Typography component={heading} variant="h3" sx={{ flex: 1, minWidth: 0, pt: 1.25, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <IconButton
          aria-label={`Save ${name}`}
          aria-pressed={saved}
          color={saved ? 'error' : 'default'}
          onClick={() => onSave(id)}
          sx={ROUND}
        >
          <Icon path={saved ? mdiHeart : mdiHeartOutline} />
        </IconButton>
        <IconButton aria-label={`Info about ${name}`} onClick={() => onInfo(exercise)} sx={ROUND}>
          <Icon path={mdiInformationOutline} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, mb: 1.5 }}>
        <ExerciseChips exercise={exercise} />
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiPlus} />}
        aria-label={`Add to Workout: ${name}`}
        onClick={() => onAdd(exercise)}
        sx={{ minHeight: 44, mr: 1 }}
      >
        Add to Workout
      </Button>
    </Card>
  );
});
