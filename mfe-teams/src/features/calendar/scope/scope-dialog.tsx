import { useState, type ReactNode, type SubmitEvent } from 'react';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, EventSeries } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { EVENT_SCOPES, type EventScope } from '@touchline/contracts/event-limits';
import { QueryPanel } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { seriesQuery } from '../api/get-series.js';
import { earlierText, stayingText, type ScopeReach } from './model/scope-labels.js';
import { ScopeChoices } from './scope-choices.js';

interface ScopeDialogProps {
  event: CalendarEvent;
  action: 'edit' | 'delete';
  /** The choice is being sent. */
  busy: boolean;
  /** `reach`: the numbers that the dialog showed for the scope. */
  onChoose: (scope: EventScope, reach: ScopeReach) => void;
  onCancel: () => void;
  /** Whether the change moves the events to other days. */
  movesDate?: boolean;
  /** What the change of a scope comes to, below the choices. */
  preview?: (scope: EventScope) => ReactNode;
}

const TEXTS_BY_ACTION = {
  edit: { title: 'Edit Event', question: calendarTexts.editScopeQuestion, confirm: 'Save' },
  delete: {
    title: 'Delete Event',
    question: calendarTexts.deleteScopeQuestion,
    confirm: 'Continue',
  },
} as const;

/** Asks which events of a series to change or delete. It is open while mounted. */
export function ScopeDialog({ event, action, busy, onChoose, onCancel, movesDate = false, preview }: ScopeDialogProps) {
  const series = useQuery(seriesQuery(useApi(), event.event_id));
  const [scope, setScope] = useState<EventScope>('one');
  const { title, question, confirm } = TEXTS_BY_ACTION[action];
  const today = todayIn(undefined, new Date());

  function choose(submit: SubmitEvent): void {
    submit.preventDefault();
    if (!busy && series.data) onChoose(scope, series.data[scope]);
  }
  const noteFor = (data: EventSeries) => (candidate: EventScope) => {
    const earlier = candidate === 'all' ? earlierText(data, event.date, today) : null;
    const staying = movesDate ? stayingText(data[candidate]) : null;
    return [earlier, staying].filter((text) => text !== null).join(' ') || null;
  };

  return (
    <FormDialog
      form={{ busy, formProps: { onSubmit: choose } }}
      title={title}
      subtitle={`${event.event_title} · ${formatDay(event.date)}`}
      submitLabel={confirm}
      submitColor={action === 'delete' ? 'error' : 'primary'}
      canSubmit={series.data !== undefined}
      onClose={onCancel}
    >
      <QueryPanel query={series} errorText={calendarTexts.loadSeriesFailed} minHeight={160}>
        {(data) => (
          <ScopeChoices
            question={question}
            scopes={EVENT_SCOPES}
            series={data}
            showMarks={action === 'delete'}
            note={noteFor(data)}
            value={scope}
            disabled={busy}
            onChange={setScope}
          />
        )}
      </QueryPanel>
      {preview?.(scope)}
    </FormDialog>
  );
}
