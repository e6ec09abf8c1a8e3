import { FIRST_DAY, LAST_DAY } from '@touchline/contracts/calendar-date';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { Box, Typography } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { WeekdayToggles } from '../../../shared/weekday-toggles.js';
import { ownWeekday, repeatCount, repeatProblem } from '../model/repeat-count.js';
import type { EventFormState } from '../event-form-state.js';
import { EventTextField } from './event-text-field.js';

/**
 * The weekdays and the last day of a repetition, with the number of events it adds. The weekday of the date is on and stays
 * on. It reports too many events while typing.
 */
export function RepeatField({ form }: { form: EventFormState }) {
  const { date, repeat_weekdays: weekdays } = form.values;
  const own = ownWeekday(date);
  const [count, problem] = [repeatCount(form.values), repeatProblem(form.values)];
  const formWithProblem =
    problem === undefined ? form : { ...form, problems: { ...form.problems, repeat_until: problem } };
  const hint =
    count === null || count > EVENTS_AT_ONCE_MAX
      ? calendarTexts.repeatHint
      : form.values.repeat_until === ''
        ? calendarTexts.repeatAddsOneEach(count)
        : calendarTexts.repeatAdds(count);
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box data-field="repeat_weekdays">
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
          Weekdays, that of the date included
        </Typography>
        <WeekdayToggles
          label="Weekdays"
          value={own === undefined ? weekdays : [...weekdays, own]}
          fixed={own}
          disabled={form.busy}
          onChange={(chosen) =>
            form.setField(
              'repeat_weekdays',
              chosen.filter((weekday) => weekday !== own),
            )
          }
        />
      </Box>
      <Box aria-live="polite">
        <EventTextField
          form={formWithProblem}
          field="repeat_until"
          label="Repeat weekly until"
          type="date"
          htmlInput={{ min: FIRST_DAY, max: LAST_DAY }}
          hint={hint}
        />
      </Box>
    </Box>
  );
}
