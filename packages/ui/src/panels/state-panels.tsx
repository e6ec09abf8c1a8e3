import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
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

/** What a coach can do where there is nothing, and the place for it if the coach may go there. */
export interface NextStep {
  text: string;
  link?: { label: string; to: string };
}

interface EmptyPanelProps extends SizedPanel {
  text: string;
  next?: NextStep | undefined;
}

/** Says that there is nothing, and what comes next; this is not an error. */
export function EmptyPanel({ text, next, minHeight }: EmptyPanelProps) {
  return (
    <Box sx={{ ...centred, flexDirection: 'column', gap: 1, textAlign: 'center', minHeight }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {next?.link && (
        <Button component={Link} to={next.link.to} variant="outlined" sx={{ minHeight: 44 }}>
          {next.link.label}
        </Button>
      )}
      {next && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '52ch' }}>
          {next.text}
        </Typography>
      )}
    </Box>
  );
}
