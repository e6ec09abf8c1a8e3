import { useCallback, useMemo, useState, type RefObject } from 'react';
import { mdiPlus, mdiPrinter } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { monthOf, type Month } from '@touchline/contracts/month';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Button, EmptyPanel, Icon, useFocusAfterGone } from '@touchline/ui';
import { useStaysOpen } from '@touchline/ui/host';
import { Link, parseId, useAddressDialog, type ChangeView } from '@touchline/ui/router';
import { SnapshotDialog } from '../../../shared/dialogs/snapshot-dialog.js';
import { EDIT_PARAM } from '../../../shared/editor/editor-params.js';
import { LazyEditor } from '../../../shared/editor/lazy-editor.js';
import { useUndoScheduling } from '../../../shared/scheduling/use-undo-scheduling.js';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { LazyAddWorkout } from '../add/lazy-add-workout.js';
import type { PlanView } from '../model/plan-view.js';
import { printAddress } from '../print/print-address.js';
import { useDayIntent } from '../use-day-intent.js';
import { useDeleteScheduled } from '../use-delete-scheduled.js';
import { useScheduledTarget } from '../use-scheduled-target.js';
import { usePlan } from '../use-plan.js';
import { DayPanel } from './day-panel.js';
import { MonthPanel, type MonthNavigation } from './month-panel.js';
import { NotesDrawer } from './notes-drawer.js';
import { WorkoutItem } from './workout-item.js';

interface PlanPanelsProps {
  view: PlanView;
  today: CalendarDate;
  /** Whether the coach's role allows to change this plan. */
  mayPlan: boolean;
  onChange: ChangeView<PlanView>;
}

/** The month and the day of a team's or an athlete's plan, with the dialogs for their workouts. */
export function PlanPanels({ view, today, mayPlan, onChange }: PlanPanelsProps) {
  const { day, month } = view;
  const plan = usePlan(view);
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  const { remove, question } = useDeleteScheduled(onGone);
  const edit = useAddressDialog(EDIT_PARAM);
  const notes = useAddressDialog('notes');
  const add = useAddressDialog('add');
  const undo = useUndoScheduling(() => focusOn(heading));
  const isEditShown = useStaysOpen(edit.value !== null, mayPlan);
  const isAddShown = useStaysOpen(add.value !== null, mayPlan);
  // An open editor stays open when the date changes at midnight, while the workouts of the new day are loading.
  const [openEdit, setOpenEdit] = useState<string | null>(null);
  if (openEdit !== edit.value && (edit.value === null || plan.ofDay.data !== undefined)) setOpenEdit(edit.value);
  const onPointed = useDayIntent(plan.preloadDay);
  const { refetch } = plan.ofMonth;
  const refetchMonth = useCallback(() => void refetch(), [refetch]);
  const onMonth = useCallback((next: Month) => onChange({ month: next }), [onChange]);
  const onDay = useCallback((next: CalendarDate) => onChange({ day: next, month: monthOf(next) }), [onChange]);
  const navigation = useMemo<MonthNavigation>(
    () => ({ onMonth, onDay, onPointed, onOpen: () => focusOn(heading), onToday: () => onDay(today) }),
    [onMonth, onDay, onPointed, heading, today],
  );
  // The buttons of the day panel do not change the shown month.
  const onTurnDay = useCallback((next: CalendarDate) => onChange({ day: next }), [onChange]);
  const { open } = edit;
  const onEdit = useCallback(({ id }: ScheduledWorkout) => open(String(id)), [open]);
  const { open: openNotes } = notes;
  const onNotes = useCallback(({ id }: ScheduledWorkout, rowId: number) => openNotes(`${id}.${rowId}`), [openNotes]);
  const workoutOfNotes = plan.ofDay.data?.find(({ id }) => notes.value?.startsWith(`${id}.`));

  const addButton = mayPlan && (
    <Button
      startIcon={<Icon path={mdiPlus} />}
      aria-haspopup="dialog"
      onClick={() => add.open('1')}
      sx={{ minHeight: 44 }}
    >
      {teamWorkoutsTexts.addWorkout}
    </Button>
  );

  return (
    <>
      <Box sx={{ gridArea: 'month' }}>
        <MonthPanel
          month={month}
          day={day}
          today={today}
          workouts={plan.ofMonth.data}
          failed={plan.ofMonth.error !== null}
          onRetry={refetchMonth}
          navigation={navigation}
        />
      </Box>
      <Box sx={{ gridArea: 'day' }}>
        {undo.bar}
        <DayPanel
          day={day}
          query={plan.ofDay}
          headingRef={heading}
          onDay={onTurnDay}
          tools={
            plan.ofDay.data !== undefined &&
            plan.ofDay.data.length > 0 && (
              <>
                {addButton}
                <Button
                  component={Link}
                  to={printAddress(view, today)}
                  startIcon={<Icon path={mdiPrinter} />}
                  sx={{ minHeight: 44 }}
                >
                  Print
                </Button>
              </>
            )
          }
          empty={
            <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
              <EmptyPanel text={teamWorkoutsTexts.noWorkout} minHeight={96} />
              {addButton}
            </Box>
          }
          item={(workout) => (
            <WorkoutItem
              key={workout.id}
              workout={workout}
              onEdit={mayPlan ? onEdit : undefined}
              onDelete={mayPlan ? remove : undefined}
              onNotes={onNotes}
            />
          )}
        />
      </Box>
      {isEditShown && edit.value !== null && openEdit === edit.value && (
        <SnapshotDialog
          key={edit.value}
          item={plan.ofDay.data?.find(({ id }) => id === parseId(edit.value))}
          missing={teamWorkoutsTexts.workoutNotFound}
          onClose={edit.close}
          dialog={(workout) => <ScheduledEditor workout={workout} onClose={edit.close} />}
        />
      )}
      {notes.value !== null && plan.ofDay.data && (
        <NotesDrawer workout={workoutOfNotes} rowId={Number(notes.value?.split('.')[1])} onClose={notes.close} />
      )}
      {isAddShown && <LazyAddWorkout view={view} onAdded={undo.offer} onClose={add.close} />}
      {question}
    </>
  );
}

/** The editor of one scheduled workout. Mount it to open it. */
function ScheduledEditor({ workout, onClose }: { workout: ScheduledWorkout; onClose: () => void }) {
  return <LazyEditor target={useScheduledTarget(workout)} heldBy={EDIT_PARAM} onSaved={onClose} onClose={onClose} />;
}

function focusOn(target: RefObject<HTMLElement | null>): void {
  target.current?.focus();
}
