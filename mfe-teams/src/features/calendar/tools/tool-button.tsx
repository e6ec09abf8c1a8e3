import { useId } from 'react';
import { Box, Button, Icon, Tooltip, visuallyHidden } from '@touchline/ui';
import { useNotify } from '@touchline/ui/host';

interface ToolButtonProps {
  label: string;
  icon: string;
  /** The reason why the tool is unavailable; null when it is available. */
  reason?: string | null;
  onClick: () => void;
}

/**
 * A tool of the calendar. An unavailable tool stays in the Tab order and shows the reason in its tooltip and when
 * pressed.
 */
export function ToolButton({ label, icon, reason = null, onClick }: ToolButtonProps) {
  const id = useId();
  const notify = useNotify();
  const unavailable = reason !== null;
  return (
    <>
      <Tooltip title={reason ?? ''} describeChild>
        <Button
          variant="outlined"
          startIcon={<Icon path={icon} />}
          aria-haspopup="dialog"
          aria-disabled={unavailable || undefined}
          aria-describedby={unavailable ? id : undefined}
          onClick={() => (unavailable ? notify({ severity: 'info', text: reason }) : onClick())}
          sx={{
            minHeight: 44,
            px: { xs: 1.25, sm: 2 },
            whiteSpace: 'nowrap',
            '& .MuiButton-icon': { display: { xs: 'none', sm: 'inherit' } },
            ...(unavailable ? { color: 'text.secondary', borderColor: 'divider', borderStyle: 'dashed' } : {}),
          }}
        >
          {label}
        </Button>
      </Tooltip>
      {unavailable && (
        <Box component="span" id={id} sx={visuallyHidden}>
          {reason}
        </Box>
      )}
    </>
  );
}
