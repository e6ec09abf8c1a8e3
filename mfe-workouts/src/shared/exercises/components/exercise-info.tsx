import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { mdiImageOffOutline, mdiVideoOffOutline } from '@mdi/js';
import { AppDialog, Box, Button, EmptyPanel, Icon, Typography } from '@touchline/ui';
import { usualText } from '../model/usual-text.js';
import { videoEmbed } from '../model/video-embed.js';
import { ExerciseChips } from './exercise-chips.js';
import { ExerciseVideo } from './exercise-video.js';

interface ExerciseInfoProps {
  /** Undefined: what was asked for is not in the library. */
  exercise: Exercise | undefined;
  onAdd: (exercise: Exercise) => void;
  onClose: () => void;
}

/** What an exercise is and how it is done. Mount it to open it. */
export function ExerciseInfo({ exercise, onAdd, onClose }: ExerciseInfoProps) {
  if (!exercise) {
    return (
      <AppDialog open title="Exercise not found" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <EmptyPanel text="This exercise is not in the library." minHeight={120} />
      </AppDialog>
    );
  }
  const { name, description, image_url: picture, video_url: url } = exercise;
  const video = videoEmbed(url);
  const absent = [
    ...(picture === null ? [{ icon: mdiImageOffOutline, text: 'No picture' }] : []),
    ...(video === null ? [{ icon: mdiVideoOffOutline, text: 'Video not available' }] : []),
  ];
  return (
    <AppDialog
      open
      title={name}
      titleExtra={<ExerciseChips exercise={exercise} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="contained" disableElevation onClick={() => onAdd(exercise)}>
            Add to Workout
          </Button>
        </>
      }
    >
      {/* Nothing in it can be operated where there is no video, so that it takes the focus itself: the arrow keys scroll it. */}
      <Box role="group" aria-label={`About ${name}`} tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
        {picture !== null && (
          <Box
            component="img"
            src={picture}
            alt={name}
            sx={{ display: 'block', width: '100%', maxHeight: 280, objectFit: 'contain', borderRadius: 1 }}
          />
        )}
        <Typography
          sx={{
            color: description === null ? 'text.secondary' : undefined,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          }}
        >
          {description ?? 'No description'}
        </Typography>
        <Typography>{usualText(exercise)}</Typography>
        {video !== null && <ExerciseVideo name={name} src={video} />}
        {absent.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}>
            {absent.map(({ icon, text }) => (
              <Box key={text} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                <Icon path={icon} fontSize="small" />
                <Typography variant="body2">{text}</Typography>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </AppDialog>
  );
}
