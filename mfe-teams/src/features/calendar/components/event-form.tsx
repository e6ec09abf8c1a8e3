import type { ReactNode, Ref } from 'react';
import { FIRST_DAY, LAST_DAY } from '@touchline/contracts/calendar-date';
import { EVENT_NOTES_MAX, EVENT_TIME_STEP, EVENT_TITLE_MAX } from '@touchline/contracts/event-limits';
import { Box } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { plannedLoadHint } from '../model/planned-load-text.js';
import type { EventFormState } from '../event-form-state.js';
import { AttendanceField } from './attendance-field.js';
import { EventTextField } from './event-text-field.js';
import { EventTypeField } from './event-type-field.js';
import { RepeatField } from './repeat-field.js';

interface EventFormProps {
  id: string;
  form: EventFormState;
  formRef: Ref<HTMLFormElement>;
  /** The event belongs to an athlete: no attendance is taken. */
  forAthlete: boolean;
  /** The form adds events: it offers a weekly repetition. */
  adding: boolean;
  /** Content above the fields: the owner and messages. */
  children: ReactNode;
  /** Content below the fields: what the plan comes to. */
  preview: ReactNode;
}

/**
 * The fields of an event. The browser's own validation is off: the arrow keys of the time field step by five, but any
 * minute is valid.
 */
export function EventForm({ id, form, formRef, forAthlete, adding, children, preview }: EventFormProps) {
  const { values, submit } = form;
  const isWorkout = values.event_type === 'workout';
  return (
    <Box
      component="form"
      id={id}
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>{children}</Box>
      <EventTypeField form={form} />
      <EventTextField
        form={form}
        field="event_title"
        label="Title"
        required
        htmlInput={{ maxLength: EVENT_TITLE_MAX, autoComplete: 'off' }}
      />
      <EventTextField
        form={form}
        field="date"
        label="Date"
        type="date"
        required
        htmlInput={{ min: FIRST_DAY, max: LAST_DAY }}
      />
      <EventTextField
        form={form}
        field="event_time"
        label="Time"
        type="time"
        required={!isWorkout}
        htmlInput={{ step: EVENT_TIME_STEP * 60 }}
        hint={isWorkout ? calendarTexts.allDayHint : undefined}
        halfWidth
      />
      <EventTextField
        form={form}
        field="duration_min"
        label="Duration (min)"
        htmlInput={{
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-description': calendarTexts.durationRange,
        }}
        halfWidth
      />
      {adding && <RepeatField form={form} />}
      <EventTextField
        form={form}
        field="planned_rpe"
        label="Planned RPE (0–10)"
        htmlInput={{ inputMode: 'decimal', autoComplete: 'off' }}
        hint={plannedLoadHint(values)}
      />
      <EventTextField form={form} field="notes" label="Notes" multiline htmlInput={{ maxLength: EVENT_NOTES_MAX }} />
      {!isWorkout && <AttendanceField form={form} forAthlete={forAthlete} />}
      {preview}
    </Box>
  );
}
