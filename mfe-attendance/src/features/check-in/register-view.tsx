import { useCallback, useState } from 'react';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatLongDate } from '@touchline/contracts/date-format';
import { matchesSearch } from '@touchline/contracts/search-text';
import { Box, Button, ErrorPanel, SearchBox, useSteadyCallback } from '@touchline/ui';
import { sentenceOf, useMay } from '@touchline/ui/host';
import { Link, useAddressDialog, type ChangeView } from '@touchline/ui/router';
import { EventSelect } from './components/event-select.js';
import { NoEventPanel } from './components/no-event-panel.js';
import { RegisterActions } from './components/register-actions.js';
import { AthleteDialogs } from './components/register-dialogs.js';
import { RegisterHeader } from './components/register-header.js';
import { RegisterList } from './components/register-list.js';
import { UntakenList } from './components/team-events.js';
import { RegisterStrip } from './components/register-strip.js';
import { clockTime } from '../../shared/clock-time.js';
import { checkInTexts } from '../../shared/texts/check-in-texts.js';
import { sessionTexts } from '../../shared/texts/session-texts.js';
import { NO_SELECTION, type CheckInView } from './model/check-in-view.js';
import { countRegister, isPending } from './model/register.js';
import type { MarkQueue, MarkQueueState } from './queue/mark-queue.js';
import { unsentAt } from './queue/waiting-mark.js';
import { useBulkMarking } from './use-bulk-marking.js';
import type { BulkUndoControl } from './use-bulk-undo.js';
import { useCloseQuestion } from './use-close-question.js';
import { useEventRegister } from './use-event-register.js';
import { useMarking } from './use-marking.js';
import { useReopening } from './use-reopening.js';
import { useTaking } from './use-taking.js';

interface RegisterViewProps {
  team: { id: number; label: string };
  today: CalendarDate;
  view: CheckInView;
  change: ChangeView<CheckInView>;
  queue: MarkQueue;
  state: MarkQueueState;
  undo: BulkUndoControl;
  /** Opens the questions about marks that were not saved. */
  onDecide: () => void;
}

/** The register of a team's event. */
export function RegisterView({ team, today, view, change, queue, state, undo, onDecide }: RegisterViewProps) {
  const teamId = team.id;
  const may = useMay();
  const mayMark = may('attendance.write', teamId);
  const mayTake = mayMark && may('plan.write', teamId);
  // The day on which the team was opened, so that the event does not disappear at midnight.
  const [dayOpened] = useState(today);
  const date = view.date ?? dayOpened;
  const { athletes, keptAt, events, taken, untaken, event, marks, closed, entries } = useEventRegister(
    { teamId, date, eventId: view.eventId },
    queue,
    state,
  );
  const dialog = useAddressDialog('mark');
  const judging = useAddressDialog('availability');
  const back = () => change(NO_SELECTION, 'push');
  const target = event ? { eventId: event.event_id, teamId, date: event.date } : null;
  const reopening = useReopening(queue);
  const { close, allPresent, busy } = useBulkMarking({
    target,
    entries,
    queue,
    offerUndo: undo.offer,
    reopen: reopening.reopen,
    onClosed: back,
    onReopened: (at) =>
      change({ teamId: at.teamId, eventId: at.eventId, date: at.date === today ? null : at.date, search: '' }, 'push'),
  });
  const ready = athletes.data !== undefined && marks.data !== undefined;
  // The strip names failed reads, so that no message moves the cards.
  const isStale = [athletes, marks].some(({ data, error }) => data !== undefined && error !== null);
  const oldText =
    keptAt !== null ? checkInTexts.keptFrom(clockTime(keptAt)) : isStale ? checkInTexts.notUpToDate : null;
  const { open } = dialog;
  const onTap = useCallback((athleteId: number) => open(String(athleteId)), [open]);
  const marking = useMarking(queue);
  const onStatus = useSteadyCallback((athleteId: number, status: AttendanceStatus) => {
    const entry = entries.find(({ athleteId: id }) => id === athleteId);
    if (target && entry) marking.tap(target, entry, status);
  });

  const taking = useTaking();
  const takeAndOpen = async (chosen: CalendarEvent) => {
    if (await taking.takeAttendance(chosen)) change({ eventId: chosen.event_id });
  };
  const counts = countRegister(entries);
  const athletesAtEvent = entries.filter((entry) => entry.status !== null || isPending(entry)).length;
  const closing = useCloseQuestion({ event, pending: counts.pending, athletes: athletesAtEvent, today, close });
  // The reason that delays a close is shown at once, instead of after a question.
  const hasBlockers =
    state.waiting.some(({ eventId, problem }) => eventId === event?.event_id && problem !== null) ||
    (state.connection === 'down' && unsentAt(state.waiting, event?.event_id ?? 0) > 0);
  const closedText = closed && ready && checkInTexts.closedAt(clockTime(Date.parse(closed.closed_at)), counts.marked);

  const matching = entries.filter(({ name }) => matchesSearch(name, view.search));
  const unavailableText = events.isPending
    ? checkInTexts.loadingEvents
    : taken?.length === 0
      ? checkInTexts[untaken.length === 0 ? 'noEvents' : 'noEventTakes'](date, today)
      : null;
  return (
    <>
      <RegisterHeader
        team={team.label}
        day={date === today ? null : formatLongDate(date)}
        counts={event && ready ? counts : null}
        onBack={back}
      >
        {event && may('load.read', teamId) && (
          <Button
            component={Link}
            to={`/attendance/sessions?event=${event.event_id}`}
            sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          >
            {may('load.write', teamId) ? sessionTexts.openGrid : sessionTexts.title}
          </Button>
        )}
        {mayMark && event && ready && entries.length > 0 && (
          <RegisterActions
            pending={counts.pending}
            filtered={view.search.trim() !== ''}
            busy={busy}
            onAllPresent={allPresent}
            onClose={hasBlockers ? close : closing.askOrClose}
          />
        )}
      </RegisterHeader>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <EventSelect
          events={taken ?? []}
          untaken={mayTake && unavailableText === null ? untaken : []}
          eventId={event?.event_id ?? null}
          unavailableText={unavailableText}
          onEvent={(eventId) => {
            const chosen = untaken.find(({ event_id: id }) => id === eventId);
            if (chosen) void takeAndOpen(chosen);
            else change({ eventId });
          }}
        />
        {event && <SearchBox label="Search athletes" value={view.search} onChange={(search) => change({ search })} />}
      </Box>
      <RegisterStrip
        waiting={state.waiting.filter(({ problem }) => problem === null).length}
        isSlow={state.connection !== 'open'}
        unresolved={state.waiting.filter(({ problem }) => problem !== null).length}
        mayMark={mayMark}
        undo={mayMark && undo.shown?.eventId === event?.event_id ? undo.shown : null}
        closed={closedText || null}
        old={oldText}
        busy={undo.busy || reopening.busyEventId !== null}
        actions={{
          onTryNow: () => {
            queue.flush();
            for (const query of [athletes, events, marks]) if (query.error !== null) void query.refetch();
          },
          onDecide,
          onUndo: () => undo.undo(entries),
          onDismiss: undo.dismiss,
          onReopen: () => closed && void reopening.reopen({ eventId: closed.event_id, closeId: closed.close_id }),
        }}
      />
      {events.isError && events.data === undefined && (
        <ErrorPanel text={sentenceOf(events.error, checkInTexts.eventsFailed)} onRetry={() => void events.refetch()} />
      )}
      {event ? (
        <RegisterList
          athletes={athletes.data ? { ...athletes, error: null } : athletes}
          marks={marks.data ? { ...marks, error: null } : marks}
          entries={matching}
          team={team}
          isTeamEmpty={entries.length === 0}
          onTap={mayMark ? onTap : undefined}
          onStatus={onStatus}
        />
      ) : (
        events.data && (
          <NoEventPanel
            text={
              unavailableText === null
                ? checkInTexts.selectEvent(mayMark)
                : checkInTexts.howToGetEvents(may('plan.write', teamId))
            }
            calendar={
              unavailableText !== null && may('plan.write', teamId)
                ? `/calendar?team=${teamId}&day=${date}&month=${date.slice(0, 7)}`
                : null
            }
          >
            <UntakenList
              events={untaken}
              busyEventId={taking.busyEventId}
              onTake={mayTake ? (each) => void takeAndOpen(each) : undefined}
            />
          </NoEventPanel>
        )
      )}
      <AthleteDialogs
        entries={mayMark && ready ? entries : []}
        athletes={athletes.data ?? []}
        marking={dialog}
        availability={judging}
        onMark={(entry, status) => target && marking.mark(target, entry, status)}
      />
      {mayMark && closing.dialog}
    </>
  );
}
