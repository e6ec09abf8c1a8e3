import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { ConfirmDialog } from '@touchline/ui';
import { ApiError, callHint, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { readCalendarAnew } from './api/calendar-keys.js';
import { seriesQuery } from './api/get-series.js';
import { removeEventMutation } from './api/remove-event.js';
import { REMOVE_PARAM } from './model/dialog-params.js';
import { reasonOf, removalText } from './model/event-texts.js';
import type { ScopeReach } from './scope/model/scope-texts.js';
import { ScopeDialog } from './scope/scope-dialog.js';
import type { Say } from './use-message.js';

/** What is to be removed; null while the coach is asked which events of a series are meant. */
interface Question {
  event: CalendarEvent;
  chosen: { scope: EventScope; reach: ScopeReach } | null;
  answered?: true;
}

interface RemovalOptions {
  say: Say;
  /** Puts the focus where it is wanted after `event` has gone. */
  focusAfter: (event: CalendarEvent) => void;
  /** Follows once the question has left the address. */
  onRemoved: (event: CalendarEvent) => void;
}

export interface Removal {
  ask: (event: CalendarEvent) => void;
  /** The event about which it is being found out what goes with it. */
  asking: number | null;
  dialogs: ReactNode;
}

/** Removes events, after a question that says what is lost with them. The question stands in the address, for Back to take it away. */
export function useRemoval({ say, focusAfter, onRemoved }: RemovalOptions): Removal {
  const api = useApi();
  const queryClient = useQueryClient();
  const removing = useMutation(removeEventMutation(api, queryClient));
  const [asking, setAsking] = useState<number | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { value, open, close } = useAddressDialog(REMOVE_PARAM);
  const removed = useRef<CalendarEvent | null>(null);
  const shown = question !== null && !question.answered && value === String(question.event.event_id) ? question : null;

  function fail(event: CalendarEvent, error: unknown): void {
    // Then the aim is reached, by somebody else or by a press whose answer got lost.
    const gone = error instanceof ApiError && error.status === 404;
    if (gone) removed.current = event;
    const text = gone
      ? 'Failed to remove event: It is not there any more.'
      : `Failed to remove event: ${reasonOf(error)}`;
    say({ text, hint: callHint(error), focus: gone ? () => focusAfter(event) : undefined });
    close();
  }

  async function ask(event: CalendarEvent): Promise<void> {
    if (asking !== null) return;
    const show = (chosen: Question['chosen']) => {
      setQuestion({ event, chosen });
      open(String(event.event_id));
    };
    if (event.series_id !== null) return show(null);
    setAsking(event.event_id);
    try {
      const { one } = await queryClient.fetchQuery(seriesQuery(api, event.event_id));
      show({ scope: 'one', reach: one });
    } catch (error) {
      readCalendarAnew(queryClient);
      fail(event, error);
    } finally {
      setAsking(null);
    }
  }

  async function remove(event: CalendarEvent, { scope, reach }: NonNullable<Question['chosen']>): Promise<void> {
    try {
      await removing.mutateAsync({
        eventId: event.event_id,
        version: event.version,
        scope,
        marks: reach.attendance_marks,
      });
      removed.current = event;
      say({ text: 'Event removed successfully', focus: () => focusAfter(event) });
      close();
    } catch (error) {
      fail(event, error);
    } finally {
      setQuestion((now) => now && { ...now, answered: true });
    }
  }

  // A reload, or a step forward to what was answered: what would be lost by now is not known here.
  const unknown = value !== null && shown === null;
  useEffect(() => {
    if (unknown) close();
  }, [unknown, close]);
  useEffect(() => {
    if (value !== null || removed.current === null) return;
    const event = removed.current;
    removed.current = null;
    onRemoved(event);
  });

  const dialogs = (
    <>
      {shown?.chosen === null && (
        <ScopeDialog
          event={shown.event}
          action="delete"
          busy={false}
          onCancel={close}
          onChoose={(scope, reach) => setQuestion({ event: shown.event, chosen: { scope, reach } })}
        />
      )}
      {question?.chosen && (
        <ConfirmDialog
          open={shown !== null}
          title="Delete Event"
          text={removalText(question.chosen.reach)}
          confirmLabel="Delete"
          busy={removing.isPending}
          onCancel={close}
          onConfirm={() => question.chosen && void remove(question.event, question.chosen)}
        />
      )}
    </>
  );
  return { ask: (event) => void ask(event), asking, dialogs };
}
