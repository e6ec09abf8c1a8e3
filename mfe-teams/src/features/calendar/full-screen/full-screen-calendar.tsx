import { useEffect, useRef } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { AppDialog, Button } from '@touchline/ui';
import { useAddressDialog } from '@touchline/ui/router';
import { FULL_VIEW, VIEW_PARAM } from '../model/dialog-params.js';
import { LargeMonth, type LargeMonthProps } from './large-month.js';

interface FullScreenCalendarProps extends LargeMonthProps {
  /** Whose calendar it is, below the title. */
  whose: string;
  /** A day was opened, and the page is there again. */
  onOpen: (day: CalendarDate) => void;
}

/** The month over the whole window, with the titles of its events. Open while the address says `view=full`; it shows and moves the page's own month and day. */
export function FullScreenCalendar({ whose, onOpen, ...page }: FullScreenCalendarProps) {
  const { value, close } = useAddressDialog(VIEW_PARAM);
  const open = value === FULL_VIEW;
  const { day, onDay } = page;
  const left = useRef<CalendarDate | null>(null);
  const opened = useRef<CalendarDate | null>(null);

  // Closing is a step back in the address, to the day that was selected before: what was chosen meanwhile comes along.
  useEffect(() => {
    if (open) {
      left.current = day;
      return;
    }
    const [chosen, entered] = [opened.current ?? left.current, opened.current];
    left.current = null;
    opened.current = null;
    if (chosen !== null && chosen !== day) onDay(chosen);
    if (entered !== null) onOpen(entered);
  }, [open, day, onDay, onOpen]);

  if (!open) return null;
  const enter = (entered: CalendarDate) => {
    opened.current = entered;
    close();
  };
  return (
    <AppDialog
      open
      title="Calendar"
      subtitle={whose}
      wholeWindow
      onClose={close}
      actions={
        <Button variant="contained" disableElevation onClick={() => enter(day)}>{`Open ${formatDay(day)}`}</Button>
      }
    >
      <LargeMonth {...page} onOpen={enter} />
    </AppDialog>
  );
}
