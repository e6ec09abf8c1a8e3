import { useCallback, useState, type RefObject } from 'react';
import { mdiPrinter } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { monthOf, type Month } from '@touchline/contracts/month';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Button, Icon, useFocusAfterGone } from '@touchline/ui';
import { Link, parseId, useAddressDialog, type ChangeView } from '@touchline/ui/router';
import { Opened } from '../../../shared/dialogs/opened.js';
import type { PlanView } from '../model/plan-view.js';
import { printAddress } from '../print/print-address.js';
import { useDeleting } from '../use-deleting.js';
import { usePlan } from '../use-plan.js';
import { DayPanel } from './day-panel.js';
import { MonthPanel } from './month-panel.js';
import { NotesDrawer } from './notes-drawer.js';
import { ScheduledEditor } from './scheduled-editor.js';
import { WorkoutItem } from './workout-item.js';
import { EDIT_PARAM } from '../../../shared/editor/editor-params.js';

interface PlanPanelsProps {
  view: PlanView;
  today: CalendarDate;
  onChange: ChangeView<PlanView>;
}

const MISSING = {
  title: 'Workout not found',
  text: 'This workout is not on this day. It may have been moved or deleted.',
};

/** The month and the day of a team or an athlete, with what can be done about their workouts. */
export function PlanPanels({ view, today, onChange }: PlanPanelsProps) {
  const { day, month } = view;
  const plan = usePlan(view);
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  const { remove, question } = useDeleting(onGone);
  const edit = useAddressDialog(EDIT_PARAM);
  const notes = useAddressDialog('notes');
  // Once it is open the editor stays, also where the next day has begun meanwhile, of which nothing is known yet.
  const [opened, setOpened] = useState<string | null>(null);
  if (opened !== edit.value && (edit.value === null || plan.ofDay.data !== undefined)) setOpened(edit.value);
  const { refetch } = plan.ofMonth;
  const refetchMonth = useCallback(() => void refetch(), [refetch]);
  const onMonth = useCallback((next: Month) => onChange({ month: next }), [onChange]);
  const onDay = useCallback((next: CalendarDate) => onChange({ day: next, month: monthOf(next) }), [onChange]);
  const onToday = useCallback(() => onDay(today), [onDay, today]);
  // Turning the day leaves the month where it is.
  const onTurn = useCallback((next: CalendarDate) => onChange({ day: next }), [onChange]);
  const onOpen = useCallback(() => focusOn(heading), [heading]);
  const { open } = edit;
  const onEdit = useCallback(({ id }: ScheduledWorkout) => open(String(id)), [open]);
  const { open: openNotes } = notes;
  const onNotes = useCallback(({ id }: ScheduledWorkout, rowId: number) => openNotes(`${id}.${rowId}`), [openNotes]);
  const noted = plan.ofDay.data?.find(({ id }) => notes.value?.startsWith(`${id}.`));

  return (
    <>
      <Box sx={{ gridArea: 'month' }}>
        <MonthPanel
          month={month}
          day={day}
          today={today}
          workouts={plan.ofMonth.data}
          failed={plan.ofMonth.error !== null}
          onAgain={refetchMonth}
          onMonth={onMonth}
          onDay={onDay}
          onOpen={onOpen}
          onToday={onToday}
        />
      </Box>
      <Box sx={{ gridArea: 'day' }}>
        <DayPanel
          day={day}
          query={plan.ofDay}
          headingRef={heading}
          onDay={onTurn}
          tools={
            plan.ofDay.data !== undefined &&
            plan.ofDay.data.length > 0 && (
              <Button
                component={Link}
                to={printAddress(view, today)}
                startIcon={<Icon path={mdiPrinter} />}
                sx={{ minHeight: 44 }}
              >
                Print
              </Button>
            )
          }
          item={(workout) => (
            <WorkoutItem key={workout.id} workout={workout} onEdit={onEdit} onDelete={remove} onNotes={onNotes} />
          )}
        />
      </Box>
      {edit.value !== null && opened === edit.value && (
        <Opened
          key={edit.value}
          thing={plan.ofDay.data?.find(({ id }) => id === parseId(edit.value))}
          missing={MISSING}
          onClose={edit.close}
          dialog={(workout) => <ScheduledEditor workout={workout} onClose={edit.close} />}
        />
      )}
      {notes.value !== null && plan.ofDay.data && (
        <NotesDrawer workout={noted} rowId={Number(notes.value?.split('.')[1])} onClose={notes.close} />
      )}
      {question}
    </>
  );
}

function focusOn(target: RefObject<HTMLElement | null>): void {
  target.current?.focus();
}
