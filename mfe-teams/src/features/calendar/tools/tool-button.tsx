import { useId } from 'react';
import { Box, Button, Icon, Tooltip, visuallyHidden } from '@touchline/ui';
import { useNotify } from '@touchline/ui/host';

interface ToolButtonProps {
  label: string;
  icon: string;
  /** Why it cannot be used now; null when it can. */
  reason?: string | null;
  onClick: () => void;
}

/** One of the calendar's tools. One that cannot be used keeps its place in the Tab order and says why: by its tip, and on a tap. */
export function ToolButton({ label, icon, reason = null, onClick }: ToolButtonProps) {
  const id = useId();
  const notify = useNotify();
  const off = reason !== null;
  return (
    <>
      <Tooltip title={reason ?? ''} describeChild>
        <Button
          variant="outlined"
          startIcon={<Icon path={icon} />}
          aria-haspopup="dialog"
          aria-disabled={off || undefined}
          aria-describedby={off ? id : undefined}
          onClick={() => (off ? notify({ severity: 'info', text: reason }) : onClick())}
          sx={{
            minHeight: 44,
            px: { xs: 1.25, sm: 2 },
            whiteSpace: 'nowrap',
            '& .MuiButton-icon': { display: { xs: 'none', sm: 'inherit' } },
            ...(off ? { color: 'text.secondary', borderColor: 'divider', borderStyle: 'dashed' } : {}),
          }}
        >
          {label}
        </Button>
      </Tooltip>
      {off && (
        <Box component="span" id={id} sx={visuallyHidden}>
          {reason}
        </Box>
      )}
    </>
  );
}
