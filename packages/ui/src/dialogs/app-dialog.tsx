import { useEffect, useId, type ReactNode, type Ref } from 'react';
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
import { useFocusThroughBusy } from '../focus/use-focus-through-busy.js';
import { useSaving } from '../host/host.js';
import { Icon } from '../icon.js';
import { useDoubleClickEndsHere } from './use-double-click-ends-here.js';
import { useWindowAboveKeyboard } from './use-window-above-keyboard.js';

interface AppDialogProps {
  open: boolean;
  title: string;
  /** Beside the title, for example a chip with a count. */
  titleExtra?: ReactNode;
  /** Below the title: whom or what it is about. Read out after the title, no part of the name. */
  subtitle?: string | undefined;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Takes the whole window on every screen, not on a phone alone, and stays above a phone's keyboard: for much that is typed in one go. */
  wholeWindow?: boolean;
  /** On a phone it lies at the lower edge, within a thumb's reach, instead of taking the whole screen: for a choice of a few. */
  atBottom?: boolean;
  actions?: ReactNode;
  /** Something is under way that must not be left: nothing closes the dialog, and no Back leads out of it. */
  busy?: boolean;
  /** Only its buttons close it, not Escape and no click beside it: while it holds what is typed and not saved. */
  onlyButtonsClose?: boolean;
  /** The part that scrolls. */
  contentRef?: Ref<HTMLDivElement>;
  /** Asked to close: the button, Escape or a click beside the dialog. The owner decides. */
  onClose: () => void;
  children: ReactNode;
}

/** The whole width, without the margins that a dialog in the middle has. */
const AT_BOTTOM = {
  position: 'absolute',
  bottom: 0,
  m: 0,
  width: '100%',
  maxWidth: '100%',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
} as const;

/** The product's dialog: named by its title, full screen on a phone; focus goes back to where it came from. */
export function AppDialog({
  open,
  title,
  titleExtra,
  subtitle,
  maxWidth = 'sm',
  wholeWindow = false,
  atBottom = false,
  actions,
  busy = false,
  onlyButtonsClose = false,
  contentRef,
  onClose,
  children,
}: AppDialogProps) {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const area = useWindowAboveKeyboard(wholeWindow);
  const id = useId();
  useFocusThroughBusy(busy);
  useSaving(open && busy);
  useDoubleClickEndsHere(open);
  // What is typed into, with the entry of a list it belongs to, must not stay where the dialog has just become shorter.
  useEffect(() => {
    const focused = document.activeElement;
    if (area) (focused?.closest('li') ?? focused)?.scrollIntoView({ block: 'nearest' });
  }, [area]);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onlyButtonsClose ? undefined : close}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={(small && !atBottom) || wholeWindow}
      aria-labelledby={`${id}-title`}
      aria-describedby={subtitle && `${id}-subtitle`}
      slotProps={{
        paper: {
          sx: area ? { position: 'absolute', top: area.top, height: area.height } : small && atBottom ? AT_BOTTOM : {},
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: { xs: 2, sm: 3 }, pr: 1.5, py: 1.25 }}>
        {/* What does not fit beside the title goes below it; the way out keeps its corner. */}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 44,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
          }}
        >
          <DialogTitle
            id={`${id}-title`}
            sx={{
              p: 0,
              flex: '0 1 auto',
              minWidth: 0,
              overflowWrap: 'anywhere',
              fontSize: '1.15rem',
              fontWeight: 700,
              lineHeight: 1.4,
            }}
          >
            {title}
          </DialogTitle>
          {titleExtra}
          {subtitle && (
            <Typography
              id={`${id}-subtitle`}
              variant="body2"
              sx={{ flexBasis: '100%', minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}
            >
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={`Close ${title}`} onClick={close} disabled={busy} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <DialogContent ref={contentRef} dividers sx={{ px: { xs: 2, sm: 3 } }}>
        {children}
      </DialogContent>
      {actions !== undefined && (
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 1.5, '& .MuiButton-root': { minHeight: 44 } }}>
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}
