import { memo } from 'react';
import { mdiInformationOutline } from '@mdi/js';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { Box, Card, Chip, Icon, IconButton, Typography } from '@touchline/ui';
import { exercisesText } from '../model/row-texts.js';

interface WorkoutCardProps {
  workout: Workout;
  onInfo: (workoutId: number) => void;
}

/** One workout of the library. Memoised: typing into the search must not draw 200 cards anew. */
export const WorkoutCard = memo(function WorkoutCard({ workout, onInfo }: WorkoutCardProps) {
  const { id, name, type, difficulty } = workout;
  const kind = [type, difficulty].filter((text) => text !== null).join(' · ');
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', p: 2, pt: 1.5, pr: 1, contentVisibility: 'auto', containIntrinsicSize: 'auto 80px' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, flex: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          {kind !== '' && <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>{kind}</Typography>}
        </Box>
        <IconButton aria-label={`Info about ${name}`} onClick={() => onInfo(id)} sx={{ width: 44, height: 44, flexShrink: 0 }}>
          <Icon path={mdiInformationOutline} />
        </IconButton>
      </Box>
      <Chip size="small" label={exercisesText(workout)} sx={{ alignSelf: 'flex-start', mt: 1 }} />
    </Card>
  );
});
