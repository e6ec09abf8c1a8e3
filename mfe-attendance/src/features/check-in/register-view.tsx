import { useCallback, useState } from 'react';
import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { isFound } from '@touchline/contracts/search-text';
import { Box, ErrorPanel, QueryPanel, SearchBox } from '@touchline/ui';
import { sentenceOf, useNotify } from '@touchline/ui/host';
import { parseId, useAddressDialog, type ChangeView } from '@touchline/ui/router';
import { AthleteCards } from './components/athlete-cards.js';
import { EventSelect } from './components/event-select.js';
import { MarkDialog } from './components/mark-dialog.js';
import { NoEvent } from './components/no-event.js';
import { RegisterActions } from './components/register-actions.js';
import { RegisterHeader } from './components/register-header.js';
import { markedText, NOTICE_MS, noEventsText } from './model/check-in-texts.js';
import { NOTHING_CHOSEN, type CheckInView } from './model/check-in-view.js';
import { countRegister, type RegisterEntry } from './model/register.js';
import type { MarkQueue, QueueState } from './queue/mark-queue.js';
import { useClose, type DoneClose } from './use-close.js';
import { useEventRegister } from './use-event-register.js';

interface RegisterViewProps {
  teamId: number;
  team: string;
  today: CalendarDate;
  view: CheckInView;
  change: ChangeView<CheckInView>;
  queue: MarkQueue;
  state: QueueState;
  offerUndo: (done: DoneClose) => void;
}

const PANEL_HEIGHT = 240;
const marksFailure = (error: unknown) => sentenceOf(error, 'Failed to load attendance');

/** A team's event, and who is there. */
export function RegisterView({ teamId, team, today, view, change, queue, state, offerUndo }: RegisterViewProps) {
  const notify = useNotify();
  // The day on which the team was opened: at midnight the event must not go from under the coach's hands.
  const [dayOpened] = useState(today);
  const date = view.date ?? dayOpened;
  const { athletes, events, event, marks, entries } = useEventRegister(
    { teamId, date, eventId: view.eventId },
    queue,
    state,
  );
  const dialog = useAddressDialog('mark');
  const back = () => change(NOTHING_CHOSEN, 'push');
  const opened = event ? { team, event, at: { eventId: event.event_id, teamId, date: event.date } } : null;
  const { close, allPresent, busy } = useClose({
    open: opened,
    entries,
    queue,
    offerUndo,
    onClosed: back,
    onReopened: (at) =>
      change({ teamId: at.teamId, eventId: at.eventId, date: at.date === today ? null : at.date, search: '' }, 'push'),
  });
  const ready = athletes.data !== undefined && marks.data !== undefined;
  // What waits to be sent says already that nothing gets through.
  const shownMarks = state.line !== 'open' && marks.data ? { ...marks, error: null } : marks;
  const tapped = ready ? entries.find(({ athleteId }) => athleteId === parseId(dialog.value ?? '')) : undefined;
  const { open } = dialog;
  const onTap = useCallback((athleteId: number) => open(String(athleteId)), [open]);

  async function mark({ athleteId, name, status: seen }: RegisterEntry, status: AttendanceStatus): Promise<void> {
    dialog.close();
    if (!opened) return;
    await queue.add({ ...opened.at, athleteId, status, seen });
    notify({ severity: 'success', text: markedText(name, status), forMs: NOTICE_MS });
  }

  const shown = entries.filter(({ name }) => isFound(name, view.search));
  const instead = events.isPending ? 'Loading events...' : events.data?.length === 0 ? noEventsText(date, today) : null;
  return (
    <>
      <RegisterHeader
        team={team}
        day={date === today ? null : formatLongDate(date)}
        counts={event && ready ? countRegister(entries) : null}
        onBack={back}
      >
        {event && ready && entries.length > 0 && (
          <RegisterActions
            pending={entries.filter(({ status }) => status === null).length}
            filtered={view.search.trim() !== ''}
            busy={busy}
            onAllPresent={allPresent}
            onClose={close}
          />
        )}
      </RegisterHeader>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <EventSelect
          events={events.data ?? []}
          eventId={event?.event_id ?? null}
          instead={instead}
          onEvent={(eventId) => change({ eventId })}
        />
        {event && <SearchBox label="Search athletes" value={view.search} onChange={(search) => change({ search })} />}
      </Box>
      {events.isError && events.data === undefined && (
        <ErrorPanel text={sentenceOf(events.error, 'Failed to load events')} onRetry={() => void events.refetch()} />
      )}
      {event ? (
        <Box>
          <QueryPanel
            query={athletes}
            loadingText="Loading athletes..."
            errorText="Failed to load athletes"
            minHeight={PANEL_HEIGHT}
          >
            {() => (
              <QueryPanel
                query={shownMarks}
                loadingText="Loading attendance..."
                errorText={marksFailure}
                minHeight={PANEL_HEIGHT}
              >
                {() => (
                  <AthleteCards
                    entries={shown}
                    team={team}
                    empty={entries.length === 0 ? 'No athletes for this team' : 'No athletes found'}
                    onTap={onTap}
                  />
                )}
              </QueryPanel>
            )}
          </QueryPanel>
        </Box>
      ) : (
        events.data && (
          <NoEvent
            text={
              instead === null
                ? 'Select an event to take attendance.'
                : 'Attendance is taken at events that say so in the calendar.'
            }
            calendar={instead === null ? null : `/calendar?team=${teamId}&day=${date}&month=${date.slice(0, 7)}`}
          />
        )
      )}
      {tapped && (
        <MarkDialog
          key={tapped.athleteId}
          entry={tapped}
          onConfirm={(status) => void mark(tapped, status)}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
