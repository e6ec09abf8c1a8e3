import { FIRST_DAY, LAST_DAY } from '@touchline/contracts/calendar-date';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { Box } from '@touchline/ui';
import { repeatCount, repeatProblem } from '../model/repeat-count.js';
import { eventsText } from '../model/event-texts.js';
import type { FormState } from '../use-add-form.js';
import { FormText } from './form-text.js';

/** The last day of a weekly repetition, and how many events that makes. Too many are said while typing, not only when they are sent. */
export function RepeatField({ form }: { form: FormState }) {
  const { date, repeatUntil } = form.draft;
  const [count, wrong] = [repeatCount(date, repeatUntil), repeatProblem(date, repeatUntil)];
  const shown = wrong === undefined ? form : { ...form, problems: { ...form.problems, repeatUntil: wrong } };
  const hint =
    count === null || count > EVENTS_AT_ONCE_MAX ? 'Leave empty for a single event.' : `Makes ${eventsText(count)}`;
  return (
    <Box aria-live="polite" sx={{ width: '100%' }}>
      <FormText
        form={shown}
        field="repeatUntil"
        label="Repeat weekly until"
        type="date"
        htmlInput={{ min: FIRST_DAY, max: LAST_DAY }}
        hint={hint}
      />
    </Box>
  );
}
