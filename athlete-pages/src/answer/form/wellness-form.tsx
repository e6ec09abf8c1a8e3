import type { FormDay, FormQuestion, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import { BODY_PART_MAX, BODY_PARTS } from '@touchline/contracts/body-parts';
import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { useState } from 'preact/hooks';
import { Choices, Problem, TextField } from '../../shared/fields.js';
import { Alarm } from '../../shared/frame.js';
import { ONE_TO_TEN, PAIN_TEXTS, RATING_TEXTS } from './scales.js';
import { FurtherQuestions } from './further-questions.js';
import { ScaleField } from './scale-field.js';
import { bodyOf, draftOf, missingSentence, OTHER_PART, problemsOf, type WellnessDraft } from './wellness-draft.js';

interface WellnessFormProps {
  day: FormDay;
  /** What is asked beside the ratings and pain. */
  questions: readonly FormQuestion[];
  isToday: boolean;
  /** The athlete's earlier answer; null: none yet. */
  answer: FormDay['stored'] | OwnWellnessBody;
  /** Something was chosen or typed. */
  onTouch: () => void;
  onSend: (body: OwnWellnessBody) => void;
}

/** The survey of a day. Send names the missing fields instead of being switched off. */
export function WellnessForm({ day, questions, isToday, answer, onTouch, onSend }: WellnessFormProps) {
  const { date } = day;
  // The page may load again meanwhile: the sent answer replaces the one that the form was opened with.
  const [revision] = useState(day.revision);
  const [draft, setDraft] = useState(() => draftOf(answer));
  const [isChecked, setIsChecked] = useState(false);
  const problems = isChecked ? problemsOf(draft, questions) : {};
  const edit = (part: Partial<WellnessDraft>) => setDraft((before) => ({ ...before, ...part }));

  const send = (event: Event) => {
    event.preventDefault();
    const [first] = Object.keys(problemsOf(draft, questions));
    if (first === undefined) return onSend(bodyOf({ date, revision }, draft, questions));
    setIsChecked(true);
    document.getElementById(`${date}-${first}`)?.focus();
  };

  return (
    <form noValidate onSubmit={send} onInput={onTouch} class="card">
      {WELLNESS_RATINGS.map((name) => (
        <ScaleField
          key={name}
          name={`${date}-${name}`}
          legend={RATING_TEXTS[name].question}
          values={ONE_TO_TEN}
          ends={RATING_TEXTS[name].ends}
          problem={problems[name]}
          chosen={draft.ratings[name]}
          onChoose={(value) => setDraft((before) => ({ ...before, ratings: { ...before.ratings, [name]: value } }))}
        />
      ))}
      <Choices
        name={`${date}-pain`}
        legend={isToday ? 'Do you have any pain?' : 'Did you have any pain?'}
        look="cards"
        problem={problems.pain}
        options={[
          { value: false, label: isToday ? 'None today' : 'None' },
          { value: true, label: 'Yes' },
        ]}
        chosen={draft.hasPain}
        onChoose={(hasPain) => edit({ hasPain })}
      />
      {draft.hasPain && <PainFields date={date} draft={draft} problems={problems} edit={edit} />}
      <FurtherQuestions
        prefix={date}
        questions={questions}
        draft={draft.further}
        problems={problems}
        onChoose={(further) => edit({ further })}
      />
      <Alarm>{Object.keys(problems).length > 0 && missingSentence(problems, questions)}</Alarm>
      <button type="submit">Send</button>
    </form>
  );
}

interface PainFieldsProps {
  date: string;
  draft: WellnessDraft;
  problems: ReturnType<typeof problemsOf>;
  edit: (part: Partial<WellnessDraft>) => void;
}

function PainFields({ date, draft, problems, edit }: PainFieldsProps) {
  const id = `${date}-bodyPart`;
  return (
    <>
      <div class="field">
        <label for={id}>Where does it hurt?</label>
        <select
          id={id}
          value={draft.bodyPart}
          aria-invalid={problems.bodyPart ? true : undefined}
          aria-describedby={problems.bodyPart && `${id}-problem`}
          onChange={(event) => edit({ bodyPart: event.currentTarget.value })}
        >
          <option value="">Choose</option>
          {BODY_PARTS.map((part) => (
            <option key={part} value={part}>
              {part}
            </option>
          ))}
          <option value={OTHER_PART}>Another part</option>
        </select>
        <Problem id={id}>{problems.bodyPart}</Problem>
      </div>
      {draft.bodyPart === OTHER_PART && (
        <TextField
          id={`${date}-otherPart`}
          label="Which part?"
          value={draft.otherPart}
          maxLength={BODY_PART_MAX}
          onInput={(otherPart) => edit({ otherPart })}
        />
      )}
      <ScaleField
        name={`${date}-severity`}
        legend={PAIN_TEXTS.question}
        values={ONE_TO_TEN}
        ends={PAIN_TEXTS.ends}
        problem={problems.severity}
        chosen={draft.severity}
        onChoose={(severity) => edit({ severity })}
      />
    </>
  );
}
