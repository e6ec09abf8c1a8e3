import type { ReactNode, Ref } from 'react';
import { mdiPlus } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { AppDialog, Box, Button, Icon } from '@touchline/ui';

interface DaySheetProps {
  day: CalendarDate;
  /** Receives the focus after an event of the day was removed. */
  contentRef: Ref<HTMLElement>;
  /** Undefined where the coach's role does not allow it. */
  onAdd: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The selected day on a phone: at the bottom edge, over the month, where the thumb is. */
export function DaySheet({ day, contentRef, onAdd, onClose, children }: DaySheetProps) {
  return (
    <AppDialog
      open
      atBottom
      title={formatDay(day)}
      onClose={onClose}
      actions={
        onAdd && (
          <Button
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiPlus} />}
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            Add Event
          </Button>
        )
      }
    >
      <Box ref={contentRef} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {children}
      </Box>
    </AppDialog>
  );
}
