import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { videoEmbed } from '@touchline/contracts/exercise-video';
import { mdiImageOffOutline, mdiVideoOffOutline } from '@mdi/js';
import { AppDialog, Box, Button, EmptyPanel, Icon, Typography } from '@touchline/ui';
import { exerciseTexts } from '../../texts/exercise-texts.js';
import { videoTexts } from '../../texts/video-texts.js';
import { ExerciseVideo } from '../video/exercise-video.js';
import { VideoActions } from '../video/video-actions.js';
import { defaultsText } from '../model/defaults-text.js';
import { ExerciseChips } from './exercise-chips.js';

interface ExerciseInfoProps {
  /** Undefined when the address names an exercise that is not in the library. */
  exercise: Exercise | undefined;
  /** Undefined where the coach's role does not allow it. */
  onAdd: ((exercise: Exercise) => void) | undefined;
  onClose: () => void;
}

/** Describes an exercise, with picture and video. Mount it to open it. */
export function ExerciseInfo({ exercise, onAdd, onClose }: ExerciseInfoProps) {
  if (!exercise) {
    return (
      <AppDialog
        open
        title={exerciseTexts.notFoundTitle}
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <EmptyPanel text={exerciseTexts.notFound} minHeight={120} />
      </AppDialog>
    );
  }
  const { name, description, image_url: picture, video_url: url } = exercise;
  const video = videoEmbed(url);
  const absent = [
    ...(picture === null ? [{ icon: mdiImageOffOutline, text: exerciseTexts.noPicture }] : []),
    ...(video === null ? [{ icon: mdiVideoOffOutline, text: videoTexts.none }] : []),
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
          {onAdd && (
            <Button variant="contained" disableElevation onClick={() => onAdd(exercise)}>
              Add to Workout
            </Button>
          )}
        </>
      }
    >
      {/* The group takes the focus, so that the arrow keys scroll the text before its buttons. */}
      <Box role="group" aria-label={exerciseTexts.about(name)} tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
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
          {description ?? exerciseTexts.noDescription}
        </Typography>
        <Typography>{defaultsText(exercise)}</Typography>
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
        <VideoActions exercise={exercise} />
      </Box>
    </AppDialog>
  );
}
