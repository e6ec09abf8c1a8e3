import { useCallback } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, useDiscardGuard, useMediaQuery, useTheme, useToday, useUndo } from '@touchline/ui';
import { STILL_SAVING, useApi, useNotify } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { undoChangeMutation } from './api/undo-change.js';
import { AthletesPanel } from './components/athletes-panel.js';
import { AthletesSheet } from './components/athletes-sheet.js';
import { CalendarBar } from './components/calendar-bar.js';
import { CalendarFrame } from './components/calendar-frame.js';
import { DayPanel } from './components/day-panel.js';
import { EventPanel } from './components/event-panel.js';
import { EventRow } from './components/event-row.js';
import { MonthPanel } from './components/month-panel.js';
import { OwnerHeading } from './components/owner-heading.js';
import { CopyWeekDialog } from './copy-week/copy-week-dialog.js';
import { EventDetailsDialog } from './details/event-details-dialog.js';
import { FeedDialog } from './feed/feed-dialog.js';
import { FullScreenCalendar } from './full-screen/full-screen-calendar.js';
import { teamIdOf } from './model/calendar-view.js';
import { EVENT_PARAM } from './model/dialog-params.js';
import { isObvious, ownerLabel, ownerOf, whoseText } from './model/owner.js';
import { ScopeDialog } from './scope/scope-dialog.js';
import { CalendarTools } from './tools/calendar-tools.js';
import { chosenTeam } from './tools/chosen-team.js';
import { useCalendarForms } from './use-calendar-forms.js';
import { useCalendarSteps } from './use-calendar-steps.js';
import { useCalendarView } from './use-calendar-view.js';
import { useMessage } from './use-message.js';
import { useMonthEvents } from './use-month-events.js';
import { usePlaces } from './use-places.js';
import { useRemoval } from './use-removal.js';

const NO_EVENTS: readonly CalendarEvent[] = [];

/** `/calendar`: what the teams and athletes have on, and planning it. */
export function CalendarPage() {
  const api = useApi();
  const { breakpoints } = useTheme();
  const asDialog = useMediaQuery(breakpoints.down('lg'), { noSsr: true });
  const narrow = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  const today = useToday();
  const address = useCalendarView(today);
  const { view, change } = address;
  const teams = useQuery(teamsWithAthletesQuery(api));
  const athletes = useQuery(athletesQuery(api));
  const owner = ownerOf(view, teams, athletes);
  const month = useMonthEvents(view.month, { teamId: teamIdOf(view), athleteId: view.athleteId }, today);
  const places = usePlaces();
  const details = useAddressDialog(EVENT_PARAM);
  const message = useMessage();
  const { say } = message;
  const taken = useMutation(undoChangeMutation(api, useQueryClient()));
  const undo = useUndo({ undo: ({ changeId }) => taken.mutateAsync(changeId), onDismissed: places.focusDay });
  const forms = useCalendarForms({
    address,
    asDialog,
    owner,
    events: month.events,
    today,
    places,
    message,
    offerUndo: undo.offer,
  });
  const { editing } = forms;
  const notify = useNotify();
  const { guard: ask, question } = useDiscardGuard(forms.atStake);
  const guard = (step: () => void) => (forms.saving ? notify(STILL_SAVING) : ask(step));
  const removal = useRemoval({
    say,
    focusAfter: places.focusDay,
    onRemoved: (event) => {
      if (editing?.event.event_id === event.event_id) forms.close();
    },
  });

  const steps = useCalendarSteps(address, forms, guard, () => places.focusForm('title'));
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const whose = (event: CalendarEvent) => whoseText(event, teams.data, athletes.data);
  const team = chosenTeam(owner);
  const picker = (
    <AthletesPanel view={view} today={today} onTeam={steps.toTeam} onSearch={search} onAthlete={steps.toAthlete} />
  );
  const tools = <CalendarTools team={team} day={view.day} />;
  const panel = (
    <EventPanel
      add={forms.add}
      editing={editing}
      owner={owner}
      editedOwner={editing ? whose(editing.event) : undefined}
      asDialog={asDialog}
      formRef={places.form}
      onTeam={(team) => change({ team, athleteId: null })}
      onClose={() => guard(forms.close)}
      onAddAnew={forms.addAnew}
      onLeaveDeleted={forms.close}
    />
  );

  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1720, mx: 'auto' }}>
      <CalendarBar
        onAdd={asDialog ? () => address.openForm('add') : undefined}
        choice={narrow && <AthletesSheet label={ownerLabel(owner)}>{picker}</AthletesSheet>}
        tools={!narrow && tools}
      />
      {undo.bar}
      <OwnerHeading
        owner={owner}
        ofAthlete={view.athleteId !== null}
        onTeamCalendar={() => steps.toAthlete(null)}
        onAll={() => steps.toTeam('')}
      />
      <CalendarFrame
        main={
          <>
            <MonthPanel
              month={view.month}
              day={view.day}
              today={today}
              events={month.events ?? NO_EVENTS}
              onMonth={steps.toMonth}
              onDay={steps.toDay}
              onOpen={places.focusDay}
            />
            <DayPanel
              day={view.day}
              query={month.query}
              headingRef={places.dayHeading}
              row={(event) => (
                <EventRow
                  key={event.event_id}
                  event={event}
                  whose={isObvious(event, owner) ? undefined : whose(event)}
                  edited={editing?.event.event_id === event.event_id}
                  removing={removal.asking === event.event_id}
                  onDetails={() => details.open(String(event.event_id))}
                  onEdit={() => steps.toForm(event.event_id)}
                  onRemove={() => removal.ask(event)}
                />
              )}
            />
            {narrow && tools}
          </>
        }
        panel={asDialog ? null : panel}
        athletes={narrow ? null : picker}
      />
      {forms.dialogOpen && panel}
      {editing?.asksScope && (
        <ScopeDialog
          event={editing.event}
          action="edit"
          busy={editing.busy}
          onChoose={editing.chooseScope}
          onCancel={editing.dropScope}
        />
      )}
      <EventDetailsDialog
        events={{ ...month.query, data: month.events }}
        whose={whose}
        onEdit={(event) => steps.toForm(event.event_id)}
        onRemove={removal.ask}
      />
      <FullScreenCalendar
        whose={ownerLabel(owner)}
        month={view.month}
        day={view.day}
        today={today}
        events={month.events}
        query={month.query}
        onMonth={steps.toMonth}
        onDay={steps.toDay}
        onOpen={places.focusDay}
      />
      <CopyWeekDialog team={team} day={view.day} onDone={undo.offer} />
      <FeedDialog team={team} />
      {question}
      {removal.dialogs}
      {message.dialog}
    </Box>
  );
}
