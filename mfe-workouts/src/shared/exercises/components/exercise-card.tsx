import { memo, type Ref } from 'react';
import { mdiHeart, mdiHeartOutline, mdiInformationOutline, mdiPlus } from '@mdi/js';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { Box, Button, Card, Icon, IconButton, Typography } from '@touchline/ui';
import { exerciseTexts } from '../../texts/exercise-texts.js';
import { ExerciseChips } from './exercise-chips.js';

export interface ExerciseCardActions {
  onSave: (exerciseId: number) => void;
  onInfo: (exercise: Exercise) => void;
  onAdd: ((exercise: Exercise) => void) | undefined;
}

interface ExerciseCardProps extends ExerciseCardActions {
  exercise: Exercise;
  /** One level below the title of the page or dialog. */
  heading: 'h2' | 'h3';
  /** Set for the exercise that is being configured. */
  markRef?: Ref<HTMLLIElement>;
}

const ICON_BUTTON = { width: 44, height: 44, flexShrink: 0 } as const;

/** One exercise. Memoised: tapping a heart must not render the whole page again. */
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
          aria-label={exerciseTexts.save(name)}
          aria-pressed={saved}
          color={saved ? 'error' : 'default'}
          onClick={() => onSave(id)}
          sx={ICON_BUTTON}
        >
          <Icon path={saved ? mdiHeart : mdiHeartOutline} />
        </IconButton>
        <IconButton aria-label={exerciseTexts.info(name)} onClick={() => onInfo(exercise)} sx={ICON_BUTTON}>
          <Icon path={mdiInformationOutline} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, mb: 1.5 }}>
        <ExerciseChips exercise={exercise} />
      </Box>
      {onAdd && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          aria-label={exerciseTexts.addToWorkout(name)}
          onClick={() => onAdd(exercise)}
          sx={{ minHeight: 44, mr: 1 }}
        >
          Add to Workout
        </Button>
      )}
    </Card>
  );
});
