import { lockText } from '@touchline/contracts/answer-locks';
import type { FormEvent, FormQuestion, OwnSessionBody } from '@touchline/contracts/athlete-answers.schema';
import { useState } from 'preact/hooks';
import { longDay } from '../../shared/club-time.js';
import { Alarm } from '../../shared/frame.js';
import type { KeptOf } from '../kept/kept-answers.js';
import { AnswerChoice } from './answer-choice.js';
import { eventTitle, sessionText } from './event-title.js';
import { questionsFor } from './further-questions.js';
import { SessionForm } from './session-form.js';

interface SessionAnswerProps {
  event: FormEvent;
  /** All questions of the page, as they are asked on the day. */
  questions: readonly FormQuestion[];
  kept: KeptOf<OwnSessionBody>;
  isOffline: boolean;
  onSend: (body: OwnSessionBody) => void;
  onKeepStored: () => void;
}

/** An event: how hard it was, or the answer with a way to change it, or why it cannot be changed any more. */
export function SessionAnswer({ event, questions, kept, isOffline, onSend, onKeepStored }: SessionAnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { waiting, contested } = kept;
  const answer = waiting ?? event.answer;
  const lock = event.locked !== null && waiting === null ? lockText(event.locked) : null;
  const isAsked = answer === null && event.revision === null;
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

  return (
    <section aria-labelledby={`event-${event.event_id}`}>
      <h2 id={`event-${event.event_id}`} tabIndex={-1}>
        {eventTitle(event)} <span class="when">{longDay(event.date)}</span>
      </h2>
      {contested ? (
        <AnswerChoice
          stored={event.answer && sessionText(event.answer, questions)}
          typed={sessionText(contested, questions)}
          lock={lock}
          isOffline={isOffline}
          onKeepStored={onKeepStored}
          onSendTyped={() => send({ ...contested, revision: event.revision })}
        />
      ) : isOpen || isAsked ? (
        <>
          <Alarm>{lock}</Alarm>
          <SessionForm
            event={event}
            questions={questionsFor(questions, event.asked)}
            answer={answer}
            onTouch={() => setIsOpen(true)}
            onSend={send}
          />
        </>
      ) : (
        <div class="card">
          <p>
            {answer
              ? sessionText(answer, questions)
              : 'You have answered. Your answer is shown here when you are online.'}
          </p>
          {lock && <p>{lock}</p>}
          {!lock && (
            <button type="button" class="second" onClick={open}>
              Answer again
            </button>
          )}
        </div>
      )}
    </section>
  );
}
