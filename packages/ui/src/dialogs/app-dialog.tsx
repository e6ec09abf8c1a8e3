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
import { useDoubleClickGuard } from './use-double-click-guard.js';
import { useWindowAboveKeyboard } from './use-window-above-keyboard.js';

interface AppDialogProps {
  open: boolean;
  title: string;
  /** Shown beside the title, for example a chip with a count. */
  titleExtra?: ReactNode;
  /**
   * Shown below the title, for example the athlete's name. Screen readers read it as the description, not as part of
   * the name.
   */
  subtitle?: string | undefined;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Fills the window on every screen, not only on a phone, and stays above a phone's keyboard: for long forms. */
  wholeWindow?: boolean;
  /**
   * On a phone the dialog is at the bottom edge, within a thumb's reach, instead of filling the screen: for a short
   * choice.
   */
  atBottom?: boolean;
  actions?: ReactNode;
  /** An action is running: nothing closes the dialog, and Back does not leave it. */
  busy?: boolean;
  /** Only its buttons close the dialog, not Escape and not a click beside it: while it holds unsaved input. */
  onlyButtonsClose?: boolean;
  /** The scrolling part of the dialog. */
  contentRef?: Ref<HTMLDivElement>;
  /** Called on the close button, Escape or a click beside the dialog. The owner decides. */
  onClose: () => void;
  children: ReactNode;
}

/** Full width, without the margins of a centred dialog. */
const AT_BOTTOM = {
  position: 'absolute',
  bottom: 0,
  m: 0,
  width: '100%',
  maxWidth: '100%',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
} as const;

/** The product's dialog: named by its title, full screen on a phone; on close, focus returns to where it was. */
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
  useDoubleClickGuard(open);
  // When the keyboard makes the dialog shorter, the focused field, with its list item, stays visible.
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
        {/* Content that does not fit beside the title wraps below it; the close button keeps its corner. */}
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
