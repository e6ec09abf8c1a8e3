import { useId } from 'react';
import { EVENT_TYPE_LABELS, PLANNED_EVENT_TYPES, type EventType } from '@touchline/contracts/event-limits';
import { choicesFor, wordText } from '@touchline/contracts/words';
import { Box, FormHelperText, ToggleButton, Typography } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import type { EventFormState } from '../event-form-state.js';

/** The type of the event, one press each. A workout keeps its type. */
export function EventTypeField({ form: { values, problems, busy, setField } }: { form: EventFormState }) {
  const id = useId();
  const { event_type: chosen } = values;
  const isWorkout = chosen === 'workout';
  const problem = problems.event_type;
  const text = problem ?? (isWorkout ? calendarTexts.workoutTypeHint : undefined);
  return (
    <Box data-field="event_type" sx={{ width: '100%' }}>
      <Typography
        component="div"
        variant="caption"
        id={`${id}-label`}
        sx={{ color: problem === undefined ? 'text.secondary' : 'error.main' }}
      >
        Event Type<span aria-hidden> *</span>
      </Typography>
      <Box
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {choicesFor<EventType>(isWorkout ? [] : PLANNED_EVENT_TYPES, chosen || null).map((type) => (
          <ToggleButton
            key={type}
            value={type}
            selected={type === chosen}
            size="small"
            color="primary"
            disabled={isWorkout}
            onChange={() => !busy && setField('event_type', type)}
            sx={{ flex: '1 0 auto', minHeight: 44, px: 1, textTransform: 'none', borderColor: problem && 'error.main' }}
          >
            {wordText(EVENT_TYPE_LABELS, type)}
          </ToggleButton>
        ))}
      </Box>
      {text !== undefined && (
        <FormHelperText id={`${id}-text`} error={problem !== undefined}>
          {text}
        </FormHelperText>
      )}
    </Box>
  );
}
