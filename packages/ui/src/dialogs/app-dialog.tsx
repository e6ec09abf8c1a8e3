import { useId, type ReactNode } from 'react';
import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { Icon } from '../icon.js';

interface AppDialogProps {
  open: boolean;
  title: string;
  /** Beside the title, for example a chip with a count. */
  titleExtra?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  actions?: ReactNode;
  /** Asked to close: the button, Escape or a click beside the dialog. The owner decides. */
  onClose: () => void;
  children: ReactNode;
}

/** The product's dialog: named by its title, full screen on a phone; focus goes back to where it came from. */
export function AppDialog({ open, title, titleExtra, maxWidth = 'sm', actions, onClose, children }: AppDialogProps) {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={maxWidth} fullScreen={fullScreen} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: { xs: 2, sm: 3 }, pr: 1.5, py: 1 }}>
        <DialogTitle id={titleId} sx={{ p: 0, minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.15rem', fontWeight: 700 }}>
          {title}
        </DialogTitle>
        {titleExtra}
        <IconButton aria-label={`Close ${title}`} onClick={onClose} sx={{ ml: 'auto', width: 44, height: 44 }}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
        {children}
      </DialogContent>
      {actions !== undefined && <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 1.5, '& .MuiButton-root': { minHeight: 44 } }}>{actions}</DialogActions>}
    </Dialog>
  );
}
