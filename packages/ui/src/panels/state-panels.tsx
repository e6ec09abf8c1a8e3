import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { RetryAlert } from './retry-alert.js';

interface SizedPanel {
  /** Height in pixels the finished content will have, so that nothing jumps when it arrives. */
  minHeight?: number | undefined;
}

const centred = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1.5, p: 2 } as const;

/** Something is on its way. */
export function LoadingPanel({ text = 'Loading...', minHeight }: SizedPanel & { text?: string | undefined }) {
  return (
    <Box role="status" sx={{ ...centred, minHeight }}>
      <CircularProgress size={22} aria-hidden />
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    </Box>
  );
}

/** A sentence about what failed, and a way out. */
export function ErrorPanel({ text, onRetry, minHeight }: SizedPanel & { text: string; onRetry: () => void }) {
  return (
    <Box sx={{ ...centred, minHeight }}>
      <RetryAlert severity="error" onRetry={onRetry}>
        {text}
      </RetryAlert>
    </Box>
  );
}

/** There is nothing, and that is no fault. */
export function EmptyPanel({ text, minHeight }: SizedPanel & { text: string }) {
  return (
    <Box role="status" sx={{ ...centred, minHeight }}>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{text}</Typography>
    </Box>
  );
}
