import { PERSON_NAME_MAX } from '@touchline/contracts/athlete-limits';
import { CONSENT_TEXT_VERSION, CONSENT_TICK } from '@touchline/contracts/consent-text';
import { useState } from 'preact/hooks';
import { ConsentText } from '../shared/consent-text.js';
import { TextField, Tick } from '../shared/fields.js';
import { Alarm } from '../shared/frame.js';
import { lineProblems } from '../shared/line-problems.js';
import type { DraftProps, JoiningPerson } from './join-draft.js';
import { personBody, PersonFields, personProblems } from './person-fields.js';

interface AloneFormProps extends DraftProps {
  onSend: (person: JoiningPerson) => Promise<void>;
}

/** The whole registration of an athlete who is old enough to decide. */
export function AloneForm({ draft, edit, onSend }: AloneFormProps) {
  const { birthDate, firstName } = draft;
  const [isTicked, setIsTicked] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const problems = {
    ...lineProblems({ firstName: [firstName, 'Please enter your first name.'] }),
    ...personProblems(draft),
    ...(!isTicked && { agree: 'Please tick this, or close the page if you do not agree.' }),
  };
  const shown = isChecked ? problems : {};
  const send = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    const [first] = Object.keys(problems);
    if (first !== undefined) return document.getElementById(first)?.focus();
    void onSend({
      first_name: firstName.trim(),
      ...personBody(draft),
      date_of_birth: birthDate,
      text_version: CONSENT_TEXT_VERSION,
    });
  };

  return (
    <form noValidate onSubmit={send}>
      <div class="card">
        <TextField
          id="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={PERSON_NAME_MAX}
          value={firstName}
          problem={shown.firstName}
          onInput={(value) => edit({ firstName: value })}
        />
        <PersonFields of="my" draft={draft} problems={shown} edit={edit} />
      </div>
      <ConsentText />
      <div class="card">
        <Tick id="agree" label={CONSENT_TICK} isTicked={isTicked} problem={shown.agree} onChange={setIsTicked} />
        <Alarm>{Object.keys(shown).length > 0 && 'Something is missing above.'}</Alarm>
        <button type="submit">Send</button>
      </div>
    </form>
  );
}
