import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import {
  DECISION_DAYS_MAX,
  DECISION_NOTE_MAX,
  latestUntil,
  MESSAGE_MAX,
  type DecisionKind,
} from '@touchline/contracts/decision-rules';
import { typedAs, z } from '@touchline/ui/forms';
import { athleteDialogTexts } from '../../texts/athlete-dialog-texts.js';

/** What the form of a decision holds. */
export type DecisionValues = {
  kind: DecisionKind | null;
  note: string;
  /** What the athlete reads. */
  message: string;
  until: string;
};

export const emptyDecision = (today: CalendarDate): DecisionValues => ({
  kind: null,
  note: '',
  message: '',
  until: today,
});

const note = (most: number) =>
  typedAs<string | null>((text) =>
    text.length > most ? { problem: athleteDialogTexts.noteTooLong(most) } : { value: text || null },
  );

/** A decision holds from `today` until a day that is not too far away. */
export const decisionSchema = (today: CalendarDate) =>
  z.object({
    kind: z.custom<DecisionKind>((chosen) => chosen !== null, athleteDialogTexts.noKind),
    note: note(DECISION_NOTE_MAX),
    message: note(MESSAGE_MAX),
    until: typedAs<CalendarDate>((day) =>
      isCalendarDate(day) && day >= today && day <= latestUntil(today)
        ? { value: day }
        : { problem: athleteDialogTexts.wrongUntil(formatMonthDay(latestUntil(today)), DECISION_DAYS_MAX) },
    ),
  });
