import { ageOn } from '@touchline/contracts/age';
import { GUARDIAN_DAYS } from '@touchline/contracts/athlete-access-rules';
import type { JoinBody, JoinRules } from '@touchline/contracts/join.schema';
import {
  isRegistrationCode,
  normalizeRegistrationCode,
  REGISTRATION_CODE_LENGTH,
} from '@touchline/contracts/registration-code';
import { useEffect, useState } from 'preact/hooks';
import { call, sentenceOf } from '../shared/call.js';
import { todayHere } from '../shared/club-time.js';
import { TextField } from '../shared/fields.js';
import { Alarm, Frame, Sending, Status } from '../shared/frame.js';
import { useSending } from '../shared/use-sending.js';
import { CONSENT_REFUSALS } from '../shared/consent-text.js';
import { AloneForm } from './alone-form.js';
import { ByGuardianForm } from './by-guardian-form.js';
import { EMPTY_DRAFT, type DraftProps, type JoinDraft } from './join-draft.js';

/** Code and birth date first, because they decide who is asked: the athlete, or a guardian. */
export function JoinSteps({ code: given }: { code: string }) {
  const [rules, setRules] = useState<JoinRules | null>(null);
  const [draft, setDraft] = useState<JoinDraft>({ ...EMPTY_DRAFT, code: given });
  const [isStarted, setIsStarted] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void call<JoinRules>('GET', '/api/join/rules').then((outcome) =>
      outcome.is === 'done' ? setRules(outcome.data) : setProblem(sentenceOf(outcome)),
    );
  }, []);

  const [send, isSending] = useSending(async (body: JoinBody) => {
    setProblem(null);
    const outcome = await call('POST', '/api/join', { body });
    if (outcome.is === 'done') setIsDone(true);
    else setProblem(sentenceOf(outcome, CONSENT_REFUSALS));
  });
  // A browser fills in several fields at once.
  const edit = (part: Partial<JoinDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isYoung = rules !== null && (ageOn(draft.birthDate, todayHere()) ?? 0) < rules.guardian_age;

  if (isDone) return <ThankYou isYoung={isYoung} />;
  return (
    <Frame key={isStarted ? 'person' : 'start'} title="Join a team">
      {!rules && problem === null && <Status>Loading…</Status>}
      {rules && !isStarted && <StartForm draft={draft} edit={edit} onNext={() => setIsStarted(true)} />}
      {rules && isStarted && isYoung && <ByGuardianForm draft={draft} edit={edit} rules={rules} onSend={send} />}
      {rules && isStarted && !isYoung && <AloneForm draft={draft} edit={edit} onSend={send} />}
      <Alarm>{problem}</Alarm>
      <Sending is={isSending} />
      {isStarted && (
        <button type="button" class="second" onClick={() => setIsStarted(false)}>
          Back
        </button>
      )}
    </Frame>
  );
}

interface StartFormProps extends DraftProps {
  onNext: () => void;
}

function StartForm({ draft: { code, birthDate }, edit, onNext }: StartFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const age = birthDate === '' ? null : ageOn(birthDate, todayHere());
  const problems = {
    code: codeProblem(code),
    birthDate: age === null ? 'Please enter your date of birth.' : undefined,
  };
  const next = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    if (!problems.code && !problems.birthDate) onNext();
  };
  return (
    <form noValidate class="card" onSubmit={next}>
      <TextField
        id="code"
        label="Code of the team"
        hint={`${REGISTRATION_CODE_LENGTH} letters and digits, on the team’s poster.`}
        autoComplete="off"
        maxLength={40}
        value={code}
        problem={isChecked ? problems.code : undefined}
        onInput={(value) => edit({ code: value })}
      />
      <TextField
        id="birth-date"
        type="date"
        label="Your date of birth"
        autoComplete="bday"
        value={birthDate}
        problem={isChecked ? problems.birthDate : undefined}
        onInput={(value) => edit({ birthDate: value })}
      />
      <button type="submit">Next</button>
    </form>
  );
}

/** A text that no team's code can be. It says nothing about codes that exist, and a registration with it would be lost. */
function codeProblem(typed: string): string | undefined {
  if (typed.trim() === '') return 'Please enter the code.';
  if (isRegistrationCode(normalizeRegistrationCode(typed))) return undefined;
  return `Please look again: a code has ${REGISTRATION_CODE_LENGTH} letters and digits.`;
}

/** Never says whether the code was right: codes must not be guessed. */
const ThankYou = ({ isYoung }: { isYoung: boolean }) => (
  <Frame key="done" title="Thank you">
    <p>
      {isYoung
        ? `If the code was right, your guardian gets a mail now. It is good for ${GUARDIAN_DAYS} days. Then your coach sees your registration.`
        : 'If the code was right, your coach sees your registration now and accepts it.'}
    </p>
    <p>If nothing happens in a few days, ask your coach for the current code.</p>
  </Frame>
);
