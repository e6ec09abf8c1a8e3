import type { FormDay, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import { useState } from 'preact/hooks';
import { answerText } from './wellness-draft.js';
import { LOCKED } from './locked.js';
import { WellnessForm } from './wellness-form.js';

interface DayAnswerProps {
  day: FormDay;
  title: string;
  /** What was answered and is not sent yet. */
  waiting: OwnWellnessBody | null;
  /** The form of today is open; that of yesterday is opened by a press. */
  isToday: boolean;
  onSend: (body: OwnWellnessBody) => void;
}

/** A day: the form, or what was said with a way to change it, or why it cannot be changed any more. */
export function DayAnswer({ day, title, waiting, isToday, onSend }: DayAnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const said = waiting ?? day.stored;
  const isLocked = day.locked !== null && waiting === null;
  const isForm = !isLocked && (isOpen || (said === null && isToday));
  // What had the focus goes with the form, or with the button that opens it.
  const focusTitle = () => document.getElementById(`day-${day.date}`)?.focus();
  const open = () => {
    setIsOpen(true);
    focusTitle();
  };
  const send = (body: OwnWellnessBody) => {
    setIsOpen(false);
    onSend(body);
    focusTitle();
  };
  // Nothing was said, and nothing can be said any more.
  if (isLocked && said === null && !isToday) return null;

  return (
    <section aria-labelledby={`day-${day.date}`}>
      <h2 id={`day-${day.date}`} tabIndex={-1}>
        {title}
      </h2>
      {isForm ? (
        <WellnessForm date={day.date} isToday={isToday} said={said} onSend={send} />
      ) : (
        <div class="card">
          {said && <p>{answerText(said)}</p>}
          {isLocked && day.locked && <p>{LOCKED[day.locked]}</p>}
          {!isLocked && (
            <button type="button" class="second" onClick={open}>
              {said ? 'Answer again' : 'Answer for yesterday'}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
