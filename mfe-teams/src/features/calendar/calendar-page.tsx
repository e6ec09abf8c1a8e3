import { useCallback } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, useDiscardGuard, useMediaQuery, useSteadyCallback, useTheme, useToday, useUndo } from '@touchline/ui';
import { STILL_SAVING, useApi, useNotify } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { undoChangeMutation } from './api/undo-change.js';
import { AthletesPanel } from './components/athletes-panel.js';
import { AthletesDrawer } from './components/athletes-drawer.js';
import { CalendarHeader } from './components/calendar-header.js';
import { CalendarLayout } from './components/calendar-layout.js';
import { DayEvents, eventsOnDay } from './components/day-events.js';
import { DayPanel } from './components/day-panel.js';
import { DaySheet } from './components/day-sheet.js';
import { EventPanel } from './components/event-panel.js';
import { EventRow } from './components/event-row.js';
import { MonthPanel } from './components/month-panel.js';
import { SpanChoice } from './components/span-choice.js';
import { LazyWeekPanel } from './components/lazy-week-panel.js';
import { OwnerHeading } from './components/owner-heading.js';
import { CopyWeekDialog } from './copy-week/copy-week-dialog.js';
import { EventDetailsDialog } from './details/event-details-dialog.js';
import { FeedDialog } from './feed/feed-dialog.js';
import { FullScreenCalendar } from './full-screen/full-screen-calendar.js';
import { selectedTeamId } from './model/calendar-view.js';
import { DAY_PARAM, EVENT_PARAM } from './model/dialog-params.js';
import { belongsTo, calendarLabel, eventOwnerName, ownerIds, ownerOfNew, resolveOwner } from './model/owner.js';
import { previewOfChange } from './plan-preview/model/preview-request.js';
import { PlanPreview } from './plan-preview/plan-preview.js';
import { PlannedDayLine } from './planned-days/planned-day-line.js';
import { ScopeDialog } from './scope/scope-dialog.js';
import { CalendarTools } from './tools/calendar-tools.js';
import { chosenTeam } from './tools/chosen-team.js';
import { useCalendarForms } from './use-calendar-forms.js';
import { useCalendarNavigation } from './use-calendar-navigation.js';
import { useCalendarView } from './use-calendar-view.js';
import { useMessageDialog } from './use-message-dialog.js';
import { useMayOfOwner, type MayPlan } from './use-may-of-owner.js';
import { useMonthEvents } from './use-month-events.js';
import { useCalendarFocus } from './use-calendar-focus.js';
import { useEventRemoval } from './use-event-removal.js';

const NO_EVENTS: readonly CalendarEvent[] = [];

/** `/calendar`: the events of teams and athletes, and the forms to plan them. */
export function CalendarPage() {
  const api = useApi();
  const { breakpoints } = useTheme();
  const asDialog = useMediaQuery(breakpoints.down('lg'), { noSsr: true });
  const narrow = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  const phone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const today = useToday();
  const address = useCalendarView(today);
  const { view, changeView } = address;
  const teams = useQuery(teamsWithAthletesQuery(api));
  const athletes = useQuery(athletesQuery(api));
  const owner = resolveOwner(view, teams, athletes);
  const mayOf = useMayOfOwner(athletes.data);
  const mayPlan: MayPlan = (event) => mayOf('plan.write', event);
  const month = useMonthEvents(view.month, { teamId: selectedTeamId(view), athleteId: view.athleteId }, today);
  const formOwner = ownerOfNew(owner, teams.data, mayPlan);
  const focus = useCalendarFocus();
  const details = useAddressDialog(EVENT_PARAM);
  const sheet = useAddressDialog(DAY_PARAM);
  const sheetOpen = phone && sheet.value !== null;
  const openSheet = useSteadyCallback(() => sheet.open('1'));
  const message = useMessageDialog();
  const reverting = useMutation(undoChangeMutation(api, useQueryClient()));
  const undo = useUndo({ undo: ({ changeId }) => reverting.mutateAsync(changeId), onDismissed: focus.focusDay });
  const forms = useCalendarForms({
    address,
    asDialog,
    owner: formOwner,
    events: month.events,
    known: month.known,
    mayPlan,
    today,
    focus,
    message,
    offerUndo: undo.offer,
  });
  const { editing } = forms;
  const notify = useNotify();
  const { guard: confirmDiscard, question } = useDiscardGuard(forms.hasUnsavedInput);
  const guard = (step: () => void) => (forms.saving ? notify(STILL_SAVING) : confirmDiscard(step));
  const removal = useEventRemoval({
    showMessage: message.show,
    focusAfter: focus.focusDay,
    onRemoved: (event) => {
      if (editing?.event.event_id === event.event_id) forms.close();
    },
  });

  const navigation = useCalendarNavigation(address, forms, guard, () => focus.focusForm('event_title'));
  const search = useCallback((text: string) => changeView({ search: text }), [changeView]);
  const ownerNameOf = (event: CalendarEvent) => eventOwnerName(event, teams.data, athletes.data);
  /** The owner where the calendar itself does not say it. */
  const rowOwner = (event: CalendarEvent) => (belongsTo(event, owner) ? undefined : ownerNameOf(event));
  const showDetails = (event: CalendarEvent) => details.open(String(event.event_id));
  const days = {
    day: view.day,
    today,
    events: month.events ?? NO_EVENTS,
    onDay: navigation.toDay,
    onOpenDay: phone ? openSheet : focus.focusDay,
    onTapDay: phone ? openSheet : undefined,
  };
  const team = chosenTeam(owner);
  const picker = (
    <AthletesPanel
      view={view}
      today={today}
      onTeam={navigation.toTeam}
      onSearch={search}
      onAthlete={navigation.toAthlete}
    />
  );
  const dayEvents = (
    <>
      <PlannedDayLine
        owner={owner}
        isTold={mayOf('load.read', ownerIds(owner))}
        month={view.month}
        day={view.day}
        today={today}
        events={month.events ?? NO_EVENTS}
      />
      <DayEvents
        day={view.day}
        query={month.query}
        plannable={view.athleteId === null && view.day >= today ? selectedTeamId(view) : undefined}
        renderRow={(event) => (
          <EventRow
            key={event.event_id}
            event={event}
            ownerName={rowOwner(event)}
            isEdited={editing?.event.event_id === event.event_id}
            isLoadingRemoval={removal.loadingEventId === event.event_id}
            onDetails={() => showDetails(event)}
            onEdit={mayPlan(event) ? () => navigation.toForm(event.event_id) : undefined}
            onRemove={mayPlan(event) ? () => removal.ask(event) : undefined}
          />
        )}
      />
    </>
  );
  const tools = <CalendarTools team={team} day={view.day} />;
  const panel = (
    <EventPanel
      add={forms.add}
      editing={editing}
      owner={formOwner}
      editedOwnerName={editing ? ownerNameOf(editing.event) : undefined}
      asDialog={asDialog}
      formRef={focus.form}
      onTeam={(team) => changeView({ team, athleteId: null })}
      onClose={() => guard(forms.close)}
      onAddAsNew={forms.addAsNew}
      onDiscardDeleted={forms.close}
    />
  );

  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1720, mx: 'auto' }}>
      <CalendarHeader
        onAdd={asDialog && forms.isOffered ? () => address.openForm('add') : undefined}
        picker={narrow && <AthletesDrawer label={calendarLabel(owner)}>{picker}</AthletesDrawer>}
        tools={!narrow && tools}
        span={<SpanChoice span={view.span} onSpan={(span) => changeView({ span })} />}
      />
      {!sheetOpen && undo.bar}
      <OwnerHeading
        owner={owner}
        athleteChosen={view.athleteId !== null}
        onShowTeamCalendar={() => navigation.toAthlete(null)}
        onShowAllTeams={() => navigation.toTeam('')}
      />
      <CalendarLayout
        main={
          <>
            {view.span === 'week' ? (
              <LazyWeekPanel {...days} onEvent={showDetails} ownerNameOf={rowOwner} />
            ) : (
              <MonthPanel {...days} month={view.month} onMonth={navigation.toMonth} />
            )}
            {sheetOpen ? (
              // The page keeps its height, and so its place, while the sheet shows the day.
              <Box sx={{ minHeight: '60vh' }} />
            ) : (
              <DayPanel day={view.day} count={eventsOnDay(month.query, view.day)?.length} headingRef={focus.dayHeading}>
                {dayEvents}
              </DayPanel>
            )}
            {narrow && tools}
          </>
        }
        panel={asDialog || !forms.isOffered ? null : panel}
        athletes={narrow ? null : picker}
      />
      {sheetOpen && (
        <DaySheet
          day={view.day}
          contentRef={focus.dayHeading}
          onAdd={
            forms.isOffered
              ? () => {
                  forms.add.setField('date', view.day);
                  address.openForm('add');
                }
              : undefined
          }
          onClose={sheet.close}
        >
          {undo.bar}
          {dayEvents}
        </DaySheet>
      )}
      {forms.dialogOpen && panel}
      {editing?.scopeDialogOpen && (
        <ScopeDialog
          event={editing.event}
          action="edit"
          busy={editing.busy}
          onChoose={editing.chooseScope}
          onCancel={editing.cancelScope}
          movesDate={editing.values.date !== editing.event.date}
          preview={(scope) => <PlanPreview previewable={previewOfChange(editing.values, editing.event, scope)} />}
        />
      )}
      <EventDetailsDialog
        events={{ ...month.query, data: month.events }}
        ownerNameOf={ownerNameOf}
        mayPlan={mayPlan}
        onEdit={(event) => navigation.toForm(event.event_id)}
        onRemove={removal.ask}
      />
      <FullScreenCalendar
        calendarName={calendarLabel(owner)}
        month={view.month}
        day={view.day}
        today={today}
        events={month.events}
        query={month.query}
        onMonth={navigation.toMonth}
        onDay={navigation.toDay}
        onOpenDay={focus.focusDay}
      />
      <CopyWeekDialog team={team} day={view.day} onDone={undo.offer} />
      <FeedDialog team={team} />
      {question}
      {removal.dialogs}
      {message.dialog}
    </Box>
  );
}
