import { useState, type ReactNode } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { ConfirmDialog } from '@touchline/ui';
import { ApiError, callHint, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { readCalendarAnew } from './api/calendar-keys.js';
import { seriesQuery } from './api/get-series.js';
import { removeEventMutation } from './api/remove-event.js';
import { reasonOf, removalText } from './model/event-texts.js';
import type { ScopeReach } from './scope/model/scope-texts.js';
import { ScopeDialog } from './scope/scope-dialog.js';
import type { Say } from './use-message.js';

interface Asked {
  event: CalendarEvent;
  scope: EventScope;
  reach: ScopeReach;
}

interface RemovalOptions {
  say: Say;
  /** Puts the focus where it is wanted after `event` has gone. */
  focusAfter: (event: CalendarEvent) => void;
  onRemoved: (event: CalendarEvent) => void;
}

export interface Removal {
  ask: (event: CalendarEvent) => void;
  /** The event about which it is being found out what goes with it. */
  asking: number | null;
  dialogs: ReactNode;
}

/** Removes events, after a question that says what is lost with them. */
export function useRemoval({ say, focusAfter, onRemoved }: RemovalOptions): Removal {
  const api = useApi();
  const queryClient = useQueryClient();
  const removing = useMutation(removeEventMutation(api, queryClient));
  const [asking, setAsking] = useState<number | null>(null);
  const [series, setSeries] = useState<CalendarEvent | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);

  function fail(event: CalendarEvent, error: unknown): void {
    // Then the aim is reached, by somebody else or by a press whose answer got lost.
    const gone = error instanceof ApiError && error.status === 404;
    if (gone) onRemoved(event);
    const text = gone ? 'Failed to remove event: It is not there any more.' : `Failed to remove event: ${reasonOf(error)}`;
    say({ text, hint: callHint(error), focus: gone ? () => focusAfter(event) : undefined });
  }
  const confirm = (question: Asked) => {
    setAsked(question);
    setOpen(true);
  };

  async function ask(event: CalendarEvent): Promise<void> {
    if (event.series_id !== null) return setSeries(event);
    setAsking(event.event_id);
    try {
      const { one } = await queryClient.fetchQuery(seriesQuery(api, event.event_id));
      confirm({ event, scope: 'one', reach: one });
    } catch (error) {
      readCalendarAnew(queryClient);
      fail(event, error);
    } finally {
      setAsking(null);
    }
  }

  async function remove({ event, scope, reach }: Asked): Promise<void> {
    try {
      await removing.mutateAsync({ eventId: event.event_id, version: event.version, scope, marks: reach.attendance_marks });
      onRemoved(event);
      say({ text: 'Event removed successfully', focus: () => focusAfter(event) });
    } catch (error) {
      fail(event, error);
    } finally {
      setOpen(false);
    }
  }

  const dialogs = (
    <>
      {series && (
        <ScopeDialog
          event={series}
          action="delete"
          busy={false}
          onCancel={() => setSeries(null)}
          onChoose={(scope, reach) => {
            setSeries(null);
            confirm({ event: series, scope, reach });
          }}
        />
      )}
      {asked && (
        <ConfirmDialog open={open} title="Delete Event" text={removalText(asked.reach)} confirmLabel="Delete" busy={removing.isPending} onCancel={() => setOpen(false)} onConfirm={() => void remove(asked)} />
      )}
    </>
  );
  return { ask: (event) => void ask(event), asking, dialogs };
}
