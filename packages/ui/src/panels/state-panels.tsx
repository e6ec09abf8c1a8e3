import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { RetryAlert } from './retry-alert.js';

interface SizedPanel {
  /** Expected height of the loaded content, in pixels, so that nothing jumps when it arrives. */
  minHeight?: number | undefined;
}

const centred = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1.5, p: 2 } as const;

/** Data is loading. */
export function LoadingPanel({ text = 'Loading...', minHeight }: SizedPanel & { text?: string | undefined }) {
  return (
    <Box role="status" sx={{ ...centred, minHeight }}>
      <CircularProgress size={22} aria-hidden />
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    </Box>
  );
}

/** Says what failed, with Try again. */
export function ErrorPanel({ text, onRetry, minHeight }: SizedPanel & { text: string; onRetry: () => void }) {
  return (
    <Box sx={{ ...centred, minHeight }}>
      <RetryAlert severity="error" onRetry={onRetry}>
        {text}
      </RetryAlert>
    </Box>
  );
}

/** Says that there is nothing; this is not an error. */
export function EmptyPanel({ text, minHeight }: SizedPanel & { text: string }) {
  return (
    <Box role="status" sx={{ ...centred, minHeight }}>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{text}</Typography>
    </Box>
  );
}
