import type { FormEvent, OwnSessionBody } from '@touchline/contracts/athlete-answers.schema';
import { useState } from 'preact/hooks';
import { longDay } from '../../shared/club-time.js';
import { eventTitle, sessionText } from './event-title.js';
import { LOCKED } from './locked.js';
import { SessionForm } from './session-form.js';

interface SessionAnswerProps {
  event: FormEvent;
  /** What was answered and is not sent yet. */
  waiting: OwnSessionBody | null;
  onSend: (body: OwnSessionBody) => void;
}

/** An event: how hard it was, or what was said with a way to change it, or why it cannot be changed any more. */
export function SessionAnswer({ event, waiting, onSend }: SessionAnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const said = waiting ?? event.answer;
  const isLocked = event.locked !== null && waiting === null;
  // What had the focus goes with the form, or with the button that opens it.
  const focusTitle = () => document.getElementById(`event-${event.event_id}`)?.focus();
  const open = () => {
    setIsOpen(true);
    focusTitle();
  };
  const send = (body: OwnSessionBody) => {
    setIsOpen(false);
    onSend(body);
    focusTitle();
  };
  if (isLocked && said === null) return null;

  return (
    <section aria-labelledby={`event-${event.event_id}`}>
      <h2 id={`event-${event.event_id}`} tabIndex={-1}>
        {eventTitle(event)} <span class="when">{longDay(event.date)}</span>
      </h2>
      {!isLocked && (isOpen || said === null) ? (
        <SessionForm event={event} said={said} onSend={send} />
      ) : (
        <div class="card">
          {said && <p>{sessionText(said)}</p>}
          {isLocked && event.locked && <p>{LOCKED[event.locked]}</p>}
          {!isLocked && (
            <button type="button" class="second" onClick={open}>
              Answer again
            </button>
          )}
        </div>
      )}
    </section>
  );
}
