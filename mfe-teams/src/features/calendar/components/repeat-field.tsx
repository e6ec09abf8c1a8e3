import { FIRST_DAY, LAST_DAY } from '@touchline/contracts/calendar-date';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { Box } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { repeatCount, repeatProblem } from '../model/repeat-count.js';
import type { EventFormState } from '../event-form-state.js';
import { EventTextField } from './event-text-field.js';

/** The last day of a weekly repetition, with the number of events it adds. It reports too many events while typing. */
export function RepeatField({ form }: { form: EventFormState }) {
  const { date, repeat_until: until } = form.values;
  const [count, problem] = [repeatCount(date, until), repeatProblem(date, until)];
  const formWithProblem =
    problem === undefined ? form : { ...form, problems: { ...form.problems, repeat_until: problem } };
  const hint =
    count === null || count > EVENTS_AT_ONCE_MAX ? calendarTexts.repeatHint : calendarTexts.repeatAdds(count);
  return (
    <Box aria-live="polite" sx={{ width: '100%' }}>
      <EventTextField
        form={formWithProblem}
        field="repeat_until"
        label="Repeat weekly until"
        type="date"
        htmlInput={{ min: FIRST_DAY, max: LAST_DAY }}
        hint={hint}
      />
    </Box>
  );
}
