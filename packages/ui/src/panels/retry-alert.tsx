import type { ReactNode } from 'react';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface RetryAlertProps extends Pick<AlertProps, 'sx'> {
  /** Error: everything is missing; warning: a part; info: only a help. */
  severity: 'error' | 'warning' | 'info';
  onRetry: () => void;
  /** Names the failed load and its effect on the screen. */
  children: ReactNode;
}

/** Says that something could not be loaded, and loads it again on Try again. */
export function RetryAlert({ severity, onRetry, sx, children }: RetryAlertProps) {
  return (
    <Alert
      severity={severity}
      sx={[
        {
          alignItems: 'center',
          overflowWrap: 'anywhere',
          '& .MuiAlert-message': { minWidth: 0 },
          '& .MuiAlert-action': { pt: 0 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      action={
        <Button color="inherit" onClick={onRetry} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
