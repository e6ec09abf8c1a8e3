import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { ConfirmDialog } from '@touchline/ui';
import { ApiError, callHint, useApi } from '@touchline/ui/host';
import { announceChange, useMutation, useQueryClient } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { calendarTexts } from '../../shared/texts/calendar-texts.js';
import { goneTexts } from '../../shared/texts/gone-texts.js';
import { seriesQuery } from './api/get-series.js';
import { removeEventMutation } from './api/remove-event.js';
import { REMOVE_PARAM } from './model/dialog-params.js';
import { failureReason, removalQuestion } from './model/event-format.js';
import type { ScopeReach } from './scope/model/scope-labels.js';
import { ScopeDialog } from './scope/scope-dialog.js';
import type { ShowMessage } from './use-message-dialog.js';

/** The pending deletion. `chosen` is null until the coach has chosen which events of the series to delete. */
interface RemovalQuestion {
  event: CalendarEvent;
  chosen: { scope: EventScope; reach: ScopeReach } | null;
  answered?: true;
}

interface RemovalOptions {
  showMessage: ShowMessage;
  /** Moves the focus after `event` was removed. */
  focusAfter: (event: CalendarEvent) => void;
  /** Called after the question has left the address. */
  onRemoved: (event: CalendarEvent) => void;
}

export interface EventRemovalControl {
  ask: (event: CalendarEvent) => void;
  /** The event whose data for the question is loading. */
  loadingEventId: number | null;
  dialogs: ReactNode;
}

/**
 * Removes events after a question that names the records deleted with them. The question is kept in the address so that
 * Back closes it.
 */
export function useEventRemoval({ showMessage, focusAfter, onRemoved }: RemovalOptions): EventRemovalControl {
  const api = useApi();
  const queryClient = useQueryClient();
  const removing = useMutation(removeEventMutation(api, queryClient));
  const [loadingEventId, setLoadingEventId] = useState<number | null>(null);
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const { value, open, close } = useAddressDialog(REMOVE_PARAM);
  const removedEvent = useRef<CalendarEvent | null>(null);
  const shown = question !== null && !question.answered && value === String(question.event.event_id) ? question : null;

  function fail(event: CalendarEvent, error: unknown): void {
    // The event is gone already: a colleague deleted it, or the answer to an earlier request got lost.
    const alreadyGone = ApiError.isGone(error);
    if (alreadyGone) removedEvent.current = event;
    const text = alreadyGone ? goneTexts.event : calendarTexts.removeFailed(failureReason(error));
    showMessage({ text, hint: callHint(error), focus: alreadyGone ? () => focusAfter(event) : undefined });
    close();
  }

  async function ask(event: CalendarEvent): Promise<void> {
    if (loadingEventId !== null) return;
    const show = (chosen: RemovalQuestion['chosen']) => {
      setQuestion({ event, chosen });
      open(String(event.event_id));
    };
    if (event.series_id !== null) return show(null);
    setLoadingEventId(event.event_id);
    try {
      const { one } = await queryClient.fetchQuery(seriesQuery(api, event.event_id));
      show({ scope: 'one', reach: one });
    } catch (error) {
      announceChange(queryClient, ['events']);
      fail(event, error);
    } finally {
      setLoadingEventId(null);
    }
  }

  async function remove(event: CalendarEvent, { scope, reach }: NonNullable<RemovalQuestion['chosen']>): Promise<void> {
    try {
      await removing.mutateAsync({
        eventId: event.event_id,
        version: event.version,
        scope,
        marks: reach.attendance_marks,
      });
      removedEvent.current = event;
      showMessage({ text: calendarTexts.removed, focus: () => focusAfter(event) });
      close();
    } catch (error) {
      fail(event, error);
    } finally {
      setQuestion((current) => current && { ...current, answered: true });
    }
  }

  // After a reload or a step forward the data of the question is unknown, so the question closes.
  const unknown = value !== null && shown === null;
  useEffect(() => {
    if (unknown) close();
  }, [unknown, close]);
  useEffect(() => {
    if (value !== null || removedEvent.current === null) return;
    const event = removedEvent.current;
    removedEvent.current = null;
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
          text={removalQuestion(question.chosen.reach)}
          confirmLabel="Delete"
          busy={removing.isPending}
          onCancel={close}
          onConfirm={() => question.chosen && void remove(question.event, question.chosen)}
        />
      )}
    </>
  );
  return { ask: (event) => void ask(event), loadingEventId, dialogs };
}
