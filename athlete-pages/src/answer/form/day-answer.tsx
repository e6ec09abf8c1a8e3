import { lockText } from '@touchline/contracts/answer-locks';
import type { FormDay, FormQuestion, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import { useState } from 'preact/hooks';
import { Alarm } from '../../shared/frame.js';
import type { KeptOf } from '../kept/kept-answers.js';
import { AnswerChoice } from './answer-choice.js';
import { answerText } from './wellness-draft.js';
import { questionsFor } from './further-questions.js';
import { WellnessForm } from './wellness-form.js';

interface DayAnswerProps {
  day: FormDay;
  /** All questions of the page, as they are asked on the day. */
  questions: readonly FormQuestion[];
  title: string;
  kept: KeptOf<OwnWellnessBody>;
  /** The form of today is open; that of yesterday is opened by a press. */
  isToday: boolean;
  isOffline: boolean;
  onSend: (body: OwnWellnessBody) => void;
  onKeepStored: () => void;
}

/** A day: the form, or the answer with a way to change it, or why it cannot be changed any more. */
export function DayAnswer({ day, questions, title, kept, isToday, isOffline, onSend, onKeepStored }: DayAnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { waiting, contested } = kept;
  const answer = waiting ?? day.stored;
  const lock = day.locked !== null && waiting === null ? lockText(day.locked) : null;
  const isAsked = answer === null && day.revision === null;
  // A form in which something was chosen stays, even if the page has loaded since.
  const isForm = isOpen || (lock === null && isAsked && isToday);
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
  // Nothing was answered, and nothing can be answered any more.
  if (lock !== null && isAsked && !isToday && !isOpen) return null;

  return (
    <section aria-labelledby={`day-${day.date}`}>
      <h2 id={`day-${day.date}`} tabIndex={-1}>
        {title}
      </h2>
      {contested ? (
        <AnswerChoice
          stored={day.stored && answerText(day.stored, questions)}
          typed={answerText(contested, questions)}
          lock={lock}
          isOffline={isOffline}
          onKeepStored={onKeepStored}
          onSendTyped={() => send({ ...contested, revision: day.revision })}
        />
      ) : isForm ? (
        <>
          <Alarm>{lock}</Alarm>
          <WellnessForm
            day={day}
            questions={questionsFor(questions, day.asked)}
            isToday={isToday}
            answer={answer}
            onTouch={() => setIsOpen(true)}
            onSend={send}
          />
        </>
      ) : (
        <div class="card">
          {answer && <p>{answerText(answer, questions)}</p>}
          {!answer && !isAsked && <p>You have answered. Your answer is shown here when you are online.</p>}
          {lock && <p>{lock}</p>}
          {!lock && (
            <button type="button" class="second" onClick={open}>
              {isAsked ? 'Answer for yesterday' : 'Answer again'}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
