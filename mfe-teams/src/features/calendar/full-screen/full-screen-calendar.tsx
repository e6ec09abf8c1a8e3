import { useEffect, useRef } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { AppDialog, Button } from '@touchline/ui';
import { useAddressDialog } from '@touchline/ui/router';
import { FULL_VIEW, VIEW_PARAM } from '../model/dialog-params.js';
import type { LargeMonthProps } from './large-month.js';
import { LazyLargeMonth } from './lazy-large-month.js';

interface FullScreenCalendarProps extends LargeMonthProps {
  /** The subtitle: the team or athlete of the calendar. */
  calendarName: string;
  /** Called after the dialog has closed because a day was opened. */
  onOpenDay: (day: CalendarDate) => void;
}

/**
 * The month over the whole window, with event titles. Open while the address contains `view=full`. It shares month and
 * day with the page.
 */
export function FullScreenCalendar({ calendarName, onOpenDay, ...page }: FullScreenCalendarProps) {
  const { value, close } = useAddressDialog(VIEW_PARAM);
  const open = value === FULL_VIEW;
  const { day, onDay } = page;
  const lastShownDay = useRef<CalendarDate | null>(null);
  const openedDay = useRef<CalendarDate | null>(null);

  // Closing goes back in the history, to the day selected before opening. The day selected in the dialog is restored
  // afterwards.
  useEffect(() => {
    if (open) {
      lastShownDay.current = day;
      return;
    }
    const [chosen, entered] = [openedDay.current ?? lastShownDay.current, openedDay.current];
    lastShownDay.current = null;
    openedDay.current = null;
    if (chosen !== null && chosen !== day) onDay(chosen);
    if (entered !== null) onOpenDay(entered);
  }, [open, day, onDay, onOpenDay]);

  if (!open) return null;
  const openDay = (entered: CalendarDate) => {
    openedDay.current = entered;
    close();
  };
  return (
    <AppDialog
      open
      title="Calendar"
      subtitle={calendarName}
      wholeWindow
      onClose={close}
      actions={
        <Button variant="contained" disableElevation onClick={() => openDay(day)}>{`Open ${formatDay(day)}`}</Button>
      }
    >
      <LazyLargeMonth {...page} onOpen={openDay} />
    </AppDialog>
  );
}
