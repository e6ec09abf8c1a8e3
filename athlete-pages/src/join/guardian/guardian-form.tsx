import { GUARDIAN_NAME_MAX, RELATION_MAX } from '@touchline/contracts/athlete-limits';
import { CONSENT_TEXT_VERSION, GUARDIAN_TICK } from '@touchline/contracts/consent-text';
import type { GuardianAnswerBody, GuardianQuestion } from '@touchline/contracts/join.schema';
import { useState } from 'preact/hooks';
import { TextField, Tick } from '../../shared/fields.js';
import { Alarm } from '../../shared/frame.js';
import { lineProblems } from '../../shared/line-problems.js';
import { EMPTY_PERSON, personBody, PersonFields, personProblems } from '../person-fields.js';

interface GuardianFormProps {
  linkKey: string;
  question: GuardianQuestion;
  onAnswer: (body: GuardianAnswerBody) => Promise<void>;
}

/** The guardian's name and answer; for a registration the rest of it, too. */
export function GuardianForm({ linkKey, question, onAnswer }: GuardianFormProps) {
  const [name, setName] = useState('');
  const [relation, setRelation] = useState('');
  const [person, setPerson] = useState(EMPTY_PERSON);
  const [isTicked, setIsTicked] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const isJoin = question.about === 'join';
  const problems = {
    ...(isJoin && personProblems(person)),
    ...lineProblems({
      guardianName: [name, 'Please enter your name.'],
      relation: [relation, 'Please say who you are to the child.'],
    }),
    ...(!isTicked && { agree: 'Please tick this, or press “I do not agree”.' }),
  };
  const shown = isChecked ? problems : {};
  const send = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    const [first] = Object.keys(problems);
    if (first !== undefined) return document.getElementById(first)?.focus();
    void onAnswer({
      agrees: true,
      key: linkKey,
      guardian_name: name.trim(),
      relation: relation.trim(),
      text_version: CONSENT_TEXT_VERSION,
      ...(isJoin && { person: personBody(person) }),
    });
  };

  return (
    <form noValidate class="card" onSubmit={send}>
      {isJoin && (
        <PersonFields
          of={{ child: question.first_name }}
          draft={person}
          problems={shown}
          edit={(part) => setPerson((before) => ({ ...before, ...part }))}
        />
      )}
      <TextField
        id="guardianName"
        label="Your name"
        autoComplete="name"
        maxLength={GUARDIAN_NAME_MAX}
        value={name}
        problem={shown.guardianName}
        onInput={setName}
      />
      <TextField
        id="relation"
        label="You are the child’s"
        hint="Such as mother, father or guardian."
        maxLength={RELATION_MAX}
        value={relation}
        problem={shown.relation}
        onInput={setRelation}
      />
      <p class="hint">
        What you enter here is kept with your consent, and so is the mail address that got this question: links for{' '}
        {question.first_name} can be sent to it.
      </p>
      <Tick id="agree" label={GUARDIAN_TICK} isTicked={isTicked} problem={shown.agree} onChange={setIsTicked} />
      <Alarm>{Object.keys(shown).length > 0 && 'Something is missing above.'}</Alarm>
      <div class="buttons">
        <button type="submit">Agree</button>
        <button type="button" class="second" onClick={() => void onAnswer({ agrees: false, key: linkKey })}>
          I do not agree
        </button>
      </div>
    </form>
  );
}
