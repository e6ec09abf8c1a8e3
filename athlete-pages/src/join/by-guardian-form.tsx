import { GUARDIAN_DAYS } from '@touchline/contracts/athlete-access-rules';
import { PERSON_NAME_MAX } from '@touchline/contracts/athlete-limits';
import { EMAIL_MAX } from '@touchline/contracts/email';
import type { JoinRules } from '@touchline/contracts/join.schema';
import { useState } from 'preact/hooks';
import { ConsentText } from '../shared/consent-text.js';
import { TextField } from '../shared/fields.js';
import { lineProblems } from '../shared/line-problems.js';
import type { DraftProps, JoiningPerson } from './join-draft.js';

interface ByGuardianFormProps extends DraftProps {
  rules: JoinRules;
  onSend: (person: JoiningPerson) => Promise<void>;
}

/** A younger athlete: nothing but what the mail to the guardian needs. */
export function ByGuardianForm({ draft, edit, rules, onSend }: ByGuardianFormProps) {
  const { birthDate, firstName, guardian } = draft;
  const [isChecked, setIsChecked] = useState(false);
  const problems = {
    ...lineProblems({ firstName: [firstName, 'Please enter your first name.'] }),
    guardian: /^\S+@\S+$/.test(guardian.trim()) ? undefined : 'Please enter a mail address.',
  };
  const send = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    if (problems.firstName || problems.guardian) return;
    void onSend({
      first_name: firstName.trim(),
      date_of_birth: birthDate,
      guardian_email: guardian.trim(),
    });
  };

  if (!rules.sends_mail)
    return (
      <p class="card">
        You are under {rules.guardian_age}, so your mother, father or guardian decides. Ask your coach for the printed
        form.
      </p>
    );
  return (
    <form noValidate onSubmit={send}>
      <ConsentText />
      <div class="card">
        <p>
          You are under {rules.guardian_age}, so your mother, father or guardian decides. They get a mail. If they do
          not answer within {GUARDIAN_DAYS} days, nothing of this is kept.
        </p>
        <TextField
          id="firstName"
          label="Your first name"
          autoComplete="given-name"
          maxLength={PERSON_NAME_MAX}
          value={firstName}
          problem={isChecked ? problems.firstName : undefined}
          onInput={(value) => edit({ firstName: value })}
        />
        <TextField
          id="guardian"
          type="email"
          label="Mail address of your mother, father or guardian"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={guardian}
          problem={isChecked ? problems.guardian : undefined}
          onInput={(value) => edit({ guardian: value })}
        />
        <p class="hint">No mail address? Ask your coach for the printed form.</p>
        <button type="submit">Ask them</button>
      </div>
    </form>
  );
}
