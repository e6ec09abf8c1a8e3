import type { FormEvent, FormQuestion, OwnSessionBody } from '@touchline/contracts/athlete-answers.schema';
import { parseNumberWithin } from '@touchline/contracts/number-text';
import { DURATION_MAX, DURATION_MIN, RPE_MAX } from '@touchline/contracts/session-limits';
import { useState } from 'preact/hooks';
import { Choices, TextField, Tick } from '../../shared/fields.js';
import { Alarm } from '../../shared/frame.js';
import { eventTitle } from './event-title.js';
import { answerTo, furtherBodyOf, FurtherQuestions, type FurtherDraft } from './further-questions.js';
import { RPE_WORDS } from './scales.js';

interface SessionFormProps {
  event: FormEvent;
  /** What is asked beside effort and minutes. */
  questions: readonly FormQuestion[];
  /** The athlete's earlier answer; null: none yet. */
  answer: FormEvent['answer'] | OwnSessionBody;
  /** Something was chosen or typed. */
  onTouch: () => void;
  onSend: (body: OwnSessionBody) => void;
}

const RPE_OPTIONS = Array.from({ length: RPE_MAX + 1 }, (_, value) => ({
  value,
  name: RPE_WORDS[value] ? `${value}, ${RPE_WORDS[value]}` : String(value),
  label: (
    <>
      <b>{value}</b> {RPE_WORDS[value]}
    </>
  ),
}));

/** How hard an event was: CR-10, with the half steps in a second tap, and for how long. */
export function SessionForm({ event, questions, answer, onTouch, onSend }: SessionFormProps) {
  // The page may load again meanwhile: the sent answer replaces the one that the form was opened with.
  const [revision] = useState(event.revision);
  const seen = { event_id: event.event_id, revision };
  const before = answer?.was_there ? answer : undefined;
  const [whole, setWhole] = useState(before && Math.floor(before.rpe));
  const [hasHalf, setHasHalf] = useState(before !== undefined && before.rpe % 1 !== 0);
  const [minutes, setMinutes] = useState(String(before?.duration_min ?? event.duration_min ?? ''));
  const [further, setFurther] = useState<FurtherDraft>(before?.more ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const name = `event-${event.event_id}`;
  const duration = minutesOf(minutes);
  const problems = {
    rpe: isChecked && whole === undefined ? 'Please choose how hard it was.' : undefined,
    minutes:
      isChecked && duration === null ? `Please enter whole minutes, ${DURATION_MIN} to ${DURATION_MAX}.` : undefined,
  };
  const open = questions.filter((question) => answerTo(question, further) === undefined);
  const missing = [
    problems.rpe && 'how hard it was',
    problems.minutes && 'minutes',
    ...(isChecked ? open.map(({ label }) => label) : []),
  ].filter(Boolean);

  const send = (submit: Event) => {
    submit.preventDefault();
    const [first] = open;
    if (whole !== undefined && duration !== null && !first) {
      const rpe = whole + (hasHalf && whole < RPE_MAX ? 0.5 : 0);
      return onSend({ was_there: true, ...seen, rpe, duration_min: duration, ...furtherBodyOf(questions, further) });
    }
    setIsChecked(true);
    const missed = whole === undefined ? 'rpe' : duration === null ? 'minutes' : first?.measure;
    document.getElementById(`${name}-${missed}`)?.focus();
  };

  return (
    <form noValidate onSubmit={send} onInput={onTouch} class="card">
      <Choices
        name={`${name}-rpe`}
        legend={`${eventTitle(event)}: how hard?`}
        look="words"
        problem={problems.rpe}
        options={RPE_OPTIONS}
        chosen={whole}
        onChoose={setWhole}
      />
      {whole !== undefined && whole < RPE_MAX && (
        <Tick id={`${name}-half`} label={`A bit more: ${whole}.5`} isTicked={hasHalf} onChange={setHasHalf} />
      )}
      <TextField
        id={`${name}-minutes`}
        label="Minutes"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={minutes}
        problem={problems.minutes}
        onInput={setMinutes}
      />
      <FurtherQuestions
        prefix={name}
        questions={questions}
        draft={further}
        problems={isChecked ? Object.fromEntries(open.map(({ measure }) => [measure, 'Please choose a number.'])) : {}}
        onChoose={setFurther}
      />
      <Alarm>{missing.length > 0 && `Still missing: ${missing.join(', ')}.`}</Alarm>
      <div class="buttons">
        <button type="submit">Send</button>
        <button type="button" class="second" onClick={() => onSend({ was_there: false, ...seen })}>
          I was not there
        </button>
      </div>
    </form>
  );
}

const minutesOf = (text: string): number | null => parseNumberWithin(text, DURATION_MIN, DURATION_MAX) ?? null;
