import type { ReactNode } from 'react';
import { mdiAccountMultipleOutline, mdiChevronDown, mdiClose } from '@mdi/js';
import { Box, Button, Drawer, Icon, IconButton } from '@touchline/ui';
import { useAddressDialog } from '@touchline/ui/router';
import { ATHLETES_PARAM } from '../model/dialog-params.js';

interface AthletesDrawerProps {
  /** The name of the calendar that is shown. On a phone nothing else shows it. */
  label: string;
  children: ReactNode;
}

/**
 * The athletes in a drawer, for screens without room beside the calendar. Back closes it. Choosing an athlete closes it
 * too and replaces its history entry.
 */
export function AthletesDrawer({ label, children }: AthletesDrawerProps) {
  const { value, open, close } = useAddressDialog(ATHLETES_PARAM);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${label}, teams and athletes`}
        startIcon={<Icon path={mdiAccountMultipleOutline} />}
        endIcon={<Icon path={mdiChevronDown} />}
        aria-haspopup="dialog"
        onClick={() => open('1')}
        sx={{ minHeight: 44, minWidth: 0, '& .MuiButton-endIcon': { ml: 'auto' } }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left', lineHeight: 1.3 }}>
          {label}
        </Box>
      </Button>
      <Drawer
        open={value !== null}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Teams and athletes', sx: { width: 'min(320px, 88vw)', p: 1.5, gap: 1 } } }}
      >
        <IconButton aria-label="Close" onClick={close} sx={{ width: 44, height: 44, alignSelf: 'flex-end' }}>
          <Icon path={mdiClose} />
        </IconButton>
        {children}
      </Drawer>
    </>
  );
}
