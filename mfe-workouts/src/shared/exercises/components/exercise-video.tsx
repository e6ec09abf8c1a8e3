import { Box } from '@touchline/ui';

interface ExerciseVideoProps {
  name: string;
  /** As `videoEmbed` has made it. */
  src: string;
}

/** A video of one of the few hosts we show, in a frame that may do nothing but play it. */
export function ExerciseVideo({ name, src }: ExerciseVideoProps) {
  return (
    <Box
      component="iframe"
      src={src}
      title={`Video: ${name}`}
      loading="lazy"
      allow="fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      // A page of its own on the host's origin: it may run there, and neither lead this page elsewhere nor open another.
      sandbox="allow-scripts allow-same-origin allow-presentation"
      // The player refuses to play for a page that does not say where it stands; the address alone, never the path.
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 1 }}
    />
  );
}
