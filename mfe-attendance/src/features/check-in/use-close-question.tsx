import { useState, type ReactNode } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { ConfirmDialog } from '@touchline/ui';
import { useAddressDialog } from '@touchline/ui/router';
import { clockTime } from '../../shared/clock-time.js';
import { checkInTexts } from '../../shared/texts/check-in-texts.js';
import { closeQuestion } from './model/close-question.js';

interface CloseQuestionOptions {
  event: CalendarEvent | undefined;
  pending: number;
  athletes: number;
  today: CalendarDate;
  close: () => void;
}

const now = () => clockTime(Date.now());

/** Asks before a close that may be a mistake; any other close is made at once. */
export function useCloseQuestion({ event, pending, athletes, today, close }: CloseQuestionOptions): {
  askOrClose: () => void;
  dialog: ReactNode;
} {
  const asking = useAddressDialog('close');
  const [askedAt, setAskedAt] = useState(now);
  const questionAt = (time: string) =>
    event ? closeQuestion({ event, pending, athletes }, { date: today, time }) : null;

  function askOrClose(): void {
    const time = now();
    setAskedAt(time);
    if (questionAt(time)) asking.open('1');
    else close();
  }

  const question = questionAt(askedAt);
  const dialog = question && (
    <ConfirmDialog
      open={asking.value !== null}
      title={checkInTexts.closeTitle}
      text={question.text}
      confirmLabel={question.confirmLabel}
      cancelLabel={checkInTexts.keepOpen}
      onConfirm={() => {
        asking.close();
        close();
      }}
      onCancel={asking.close}
    />
  );
  return { askOrClose, dialog };
}
