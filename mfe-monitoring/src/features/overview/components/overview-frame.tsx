import { useId, useState, type ReactNode } from 'react';
import { mdiAccountMultipleOutline, mdiClose, mdiMenu, mdiMenuOpen } from '@mdi/js';
import { Box, Button, Drawer, Icon, IconButton, Tooltip, Typography, useMediaQuery, useTheme } from '@touchline/ui';
import { sidePanelStyle } from '../../../shared/side-panel-style.js';

const DRAWER_WIDTH = 280;

/** Renders the athlete picker; it calls `onPicked` when an athlete is chosen. */
type Picker = (onPicked: () => void) => ReactNode;

interface OverviewFrameProps {
  athleteId: number | null;
  /** null: there is nobody to choose. */
  picker: Picker | null;
  children: ReactNode;
}

const keepOpen = () => undefined;

/**
 * The page with the athlete drawer on the left: beside the cards on wide screens, over them behind a button on narrow
 * ones.
 */
export function OverviewFrame({ athleteId, picker, children }: OverviewFrameProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [shown, setShown] = useState(true);
  const drawerId = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, p: { xs: 2, md: 3 }, maxWidth: 1720, mx: 'auto' }}>
      {!narrow && picker && (
        <Box
          component="aside"
          id={drawerId}
          aria-label="Athletes"
          hidden={!shown}
          sx={{ width: DRAWER_WIDTH, flexShrink: 0, ...sidePanelStyle, display: shown ? 'flex' : 'none' }}
        >
          {picker(keepOpen)}
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          {!narrow && picker && (
            <Tooltip title={shown ? 'Hide athletes' : 'Show athletes'}>
              <IconButton
                aria-label={shown ? 'Hide athletes' : 'Show athletes'}
                aria-expanded={shown}
                aria-controls={drawerId}
                onClick={() => setShown(!shown)}
                sx={{ width: 44, height: 44, ml: -1 }}
              >
                <Icon path={shown ? mdiMenuOpen : mdiMenu} />
              </IconButton>
            </Tooltip>
          )}
          <Typography variant="h1" sx={{ mr: 'auto' }}>
            Overview
          </Typography>
          {narrow && picker && (
            <PickerSheet label={athleteId === null ? 'Choose athlete' : 'Change athlete'} picker={picker} />
          )}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** The drawer on a phone: choosing an athlete closes it and returns the focus to its button. */
function PickerSheet({ label, picker }: { label: string; picker: Picker }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiAccountMultipleOutline} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Athletes', sx: { width: 'min(320px, 88vw)', p: 1.5, gap: 1 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>Athletes</Typography>
          <IconButton aria-label="Close" onClick={close} sx={{ width: 44, height: 44 }}>
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
        {picker(close)}
      </Drawer>
    </>
  );
}
