import { Box } from '@touchline/ui';
import { videoTexts } from '../../texts/video-texts.js';

interface ExerciseVideoProps {
  name: string;
  /** An address made by `videoEmbed`. */
  src: string;
}

/** A video of one of the allowed hosts, in a frame that can only play it. */
export function ExerciseVideo({ name, src }: ExerciseVideoProps) {
  return (
    <Box
      component="iframe"
      // Another video gets a new frame: a changed address of a frame would be a step of the browser's history, and Back would
      // undo it instead of closing a dialog.
      key={src}
      src={src}
      title={videoTexts.frame(name)}
      loading="lazy"
      allow="fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      // The player needs scripts and its own origin. It must not navigate this page or open another.
      sandbox="allow-scripts allow-same-origin allow-presentation"
      // The player refuses to play without a referrer. It gets the origin only, never the path.
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 1 }}
    />
  );
}
