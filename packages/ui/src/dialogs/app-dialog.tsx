import { useId, type ReactNode, type Ref } from 'react';
import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { Icon } from '../icon.js';

interface AppDialogProps {
  open: boolean;
  title: string;
  /** Beside the title, for example a chip with a count. */
  titleExtra?: ReactNode;
  /** Below the title: whom or what it is about. Read out after the title, no part of the name. */
  subtitle?: string | undefined;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  actions?: ReactNode;
  /** Something is under way that must not be left: nothing closes the dialog. */
  busy?: boolean;
  /** The part that scrolls. */
  contentRef?: Ref<HTMLDivElement>;
  /** Asked to close: the button, Escape or a click beside the dialog. The owner decides. */
  onClose: () => void;
  children: ReactNode;
}

/** The product's dialog: named by its title, full screen on a phone; focus goes back to where it came from. */
export function AppDialog({ open, title, titleExtra, subtitle, maxWidth = 'sm', actions, busy = false, contentRef, onClose, children }: AppDialogProps) {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth={maxWidth} fullScreen={fullScreen} aria-labelledby={`${id}-title`} aria-describedby={subtitle && `${id}-subtitle`}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: { xs: 2, sm: 3 }, pr: 1.5, py: 1.25 }}>
        {/* What does not fit beside the title goes below it; the way out keeps its corner. */}
        <Box sx={{ flex: 1, minWidth: 0, minHeight: 44, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <DialogTitle id={`${id}-title`} sx={{ p: 0, flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.15rem', fontWeight: 700, lineHeight: 1.4 }}>
            {title}
          </DialogTitle>
          {titleExtra}
          {subtitle && <Typography id={`${id}-subtitle`} variant="body2" sx={{ flexBasis: '100%', minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>{subtitle}</Typography>}
        </Box>
        <IconButton aria-label={`Close ${title}`} onClick={close} disabled={busy} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <DialogContent ref={contentRef} dividers sx={{ px: { xs: 2, sm: 3 } }}>
        {children}
      </DialogContent>
      {actions !== undefined && <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 1.5, '& .MuiButton-root': { minHeight: 44 } }}>{actions}</DialogActions>}
    </Dialog>
  );
}
