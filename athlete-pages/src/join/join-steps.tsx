import { ageOn } from '@touchline/contracts/age';
import type { JoinBody, JoinRules } from '@touchline/contracts/join.schema';
import { normalizeRegistrationCode, REGISTRATION_CODE_LENGTH } from '@touchline/contracts/registration-code';
import { useEffect, useState } from 'preact/hooks';
import { call, sentenceOf } from '../shared/call.js';
import { todayHere } from '../shared/club-time.js';
import { TextField } from '../shared/fields.js';
import { Alarm, Frame, Status } from '../shared/frame.js';
import { TEXT_CHANGED } from '../shared/consent-text.js';
import { AloneForm } from './alone-form.js';
import { ByGuardianForm } from './by-guardian-form.js';

/** Code and birth date first, because they decide who is asked: the athlete, or a guardian. */
export function JoinSteps({ code: given }: { code: string }) {
  const [rules, setRules] = useState<JoinRules | null>(null);
  const [start, setStart] = useState<{ code: string; birthDate: string } | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void call<JoinRules>('GET', '/api/join/rules').then((outcome) =>
      outcome.is === 'done' ? setRules(outcome.data) : setProblem(sentenceOf(outcome)),
    );
  }, []);

  const send = async (body: JoinBody) => {
    const outcome = await call('POST', '/api/join', { body });
    if (outcome.is === 'done') setIsDone(true);
    else if (outcome.is === 'refused' && outcome.code === 'consent_text_changed') setProblem(TEXT_CHANGED);
    else setProblem(sentenceOf(outcome));
  };
  const isYoung = start !== null && rules !== null && (ageOn(start.birthDate, todayHere()) ?? 0) < rules.guardian_age;

  if (isDone) return <ThankYou isYoung={isYoung} />;
  return (
    <Frame key={start ? 'person' : 'start'} title="Join a team">
      {!rules && problem === null && <Status>Loading…</Status>}
      {rules && !start && <StartForm code={given} onNext={(code, birthDate) => setStart({ code, birthDate })} />}
      {rules && start && isYoung && <ByGuardianForm {...start} rules={rules} onSend={send} />}
      {rules && start && !isYoung && <AloneForm {...start} onSend={send} />}
      <Alarm>{problem}</Alarm>
      {start && (
        <button type="button" class="second" onClick={() => setStart(null)}>
          Back
        </button>
      )}
    </Frame>
  );
}

function StartForm({ code: given, onNext }: { code: string; onNext: (code: string, birthDate: string) => void }) {
  const [code, setCode] = useState(given);
  const [birthDate, setBirthDate] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const age = birthDate === '' ? null : ageOn(birthDate, todayHere());
  const problems = {
    code: code.trim() === '' ? 'Please enter the code.' : undefined,
    birthDate: age === null ? 'Please enter your date of birth.' : undefined,
  };
  const next = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    if (!problems.code && !problems.birthDate) onNext(normalizeRegistrationCode(code), birthDate);
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
        onInput={setCode}
      />
      <TextField
        id="birth-date"
        type="date"
        label="Your date of birth"
        autoComplete="bday"
        value={birthDate}
        problem={isChecked ? problems.birthDate : undefined}
        onInput={setBirthDate}
      />
      <button type="submit">Next</button>
    </form>
  );
}

/** Never says whether the code was right: codes must not be guessed. */
const ThankYou = ({ isYoung }: { isYoung: boolean }) => (
  <Frame key="done" title="Thank you">
    <p>
      {isYoung
        ? 'If the code was right, your guardian gets a mail now. It is good for three days. Then your coach sees your registration.'
        : 'If the code was right, your coach sees your registration now and accepts it.'}
    </p>
    <p>If nothing happens in a few days, ask your coach for the code of today.</p>
  </Frame>
);
