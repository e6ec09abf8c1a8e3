import { useId, useState, type SubmitEvent } from 'react';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, EventSeries } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { EVENT_SCOPES, type EventScope } from '@touchline/contracts/event-limits';
import { AppDialog, Box, Button, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { seriesQuery } from '../api/get-series.js';
import { earlierText, type ScopeReach } from './model/scope-texts.js';
import { ScopeChoices } from './scope-choices.js';

interface ScopeDialogProps {
  event: CalendarEvent;
  action: 'edit' | 'delete';
  /** What was chosen is being sent. */
  busy: boolean;
  /** `reach`: what the dialog said that it reaches. */
  onChoose: (scope: EventScope, reach: ScopeReach) => void;
  onCancel: () => void;
}

const WORDS = {
  edit: { title: 'Edit Event', question: 'This event repeats. Which events do you want to change?', confirm: 'Save' },
  delete: {
    title: 'Delete Event',
    question: 'This event repeats. Which events do you want to delete?',
    confirm: 'Continue',
  },
} as const;

/** Asks which events of a series a change or a delete is meant for. Mount it to open it. */
export function ScopeDialog({ event, action, busy, onChoose, onCancel }: ScopeDialogProps) {
  const series = useQuery(seriesQuery(useApi(), event.event_id));
  const [scope, setScope] = useState<EventScope>('one');
  const form = useId();
  const { title, question, confirm } = WORDS[action];
  const today = todayIn(undefined, new Date());

  function choose(submit: SubmitEvent): void {
    submit.preventDefault();
    if (!busy && series.data) onChoose(scope, series.data[scope]);
  }
  const linesOf = (data: EventSeries) => (one: EventScope) =>
    one === 'all' ? earlierText(data, event.date, today) : null;

  return (
    <AppDialog
      open
      title={title}
      subtitle={`${event.event_title} · ${formatDay(event.date)}`}
      maxWidth="xs"
      busy={busy}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            disableElevation
            color={action === 'delete' ? 'error' : 'primary'}
            disabled={series.data === undefined}
            loading={busy}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Box component="form" id={form} noValidate onSubmit={choose}>
        <QueryPanel query={series} errorText="Failed to load the series" minHeight={160}>
          {(data) => (
            <ScopeChoices
              question={question}
              scopes={EVENT_SCOPES}
              series={data}
              counted={action === 'delete'}
              note={linesOf(data)}
              value={scope}
              disabled={busy}
              onChange={setScope}
            />
          )}
        </QueryPanel>
      </Box>
    </AppDialog>
  );
}
