import { ageOn } from '@touchline/contracts/age';
import { GUARDIAN_DAYS } from '@touchline/contracts/athlete-access-rules';
import type { JoinRules } from '@touchline/contracts/join.schema';
import {
  isRegistrationCode,
  normalizeRegistrationCode,
  REGISTRATION_CODE_LENGTH,
} from '@touchline/contracts/registration-code';
import { useEffect, useState } from 'preact/hooks';
import { call, sentenceOf, type Outcome } from '../shared/call.js';
import { todayHere } from '../shared/club-time.js';
import { TextField } from '../shared/fields.js';
import { Alarm, Frame, Sending, Status } from '../shared/frame.js';
import { useSending } from '../shared/use-sending.js';
import { CONSENT_REFUSALS } from '../shared/consent-text.js';
import { AloneForm } from './alone-form.js';
import { ByGuardianForm } from './by-guardian-form.js';
import { EMPTY_DRAFT, type DraftProps, type JoinDraft, type JoiningPerson, type NamedTeam } from './join-draft.js';

/** Team and birth date first, because they decide who is asked: the athlete, or a guardian. */
export function JoinSteps({ team }: { team: NamedTeam }) {
  const [rules, setRules] = useState<JoinRules | null>(null);
  const [draft, setDraft] = useState<JoinDraft>({ ...EMPTY_DRAFT, code: 'code' in team ? team.code : '' });
  const [isStarted, setIsStarted] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const posterKey = 'posterKey' in team ? team.posterKey : null;
  useEffect(() => {
    void load(posterKey).then((outcome) =>
      outcome.is === 'done' ? setRules(outcome.data) : setProblem(sentenceOf(outcome)),
    );
  }, [posterKey]);

  const [send, isSending] = useSending(async (person: JoiningPerson) => {
    setProblem(null);
    const outcome =
      posterKey === null
        ? await call('POST', '/api/join', {
            body: { registration_code: normalizeRegistrationCode(draft.code), ...person },
          })
        : await call('POST', '/api/join/poster', { body: { poster_key: posterKey, ...person } });
    if (outcome.is === 'done') setIsDone(true);
    else setProblem(sentenceOf(outcome, CONSENT_REFUSALS));
  });
  // A browser fills in several fields at once.
  const edit = (part: Partial<JoinDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isYoung = rules !== null && (ageOn(draft.birthDate, todayHere()) ?? 0) < rules.guardian_age;
  const isByCode = posterKey === null;

  if (isDone) return <ThankYou isYoung={isYoung} isByCode={isByCode} />;
  return (
    <Frame key={isStarted ? 'person' : 'start'} title="Join a team">
      {!rules && problem === null && <Status>Loading…</Status>}
      {rules && !isStarted && (
        <StartForm isByCode={isByCode} draft={draft} edit={edit} onNext={() => setIsStarted(true)} />
      )}
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

/** The rules, once the link of a poster is known to work: nobody fills in a form for one that has ended. */
async function load(posterKey: string | null): Promise<Outcome<JoinRules>> {
  if (posterKey !== null) {
    const link = await call('POST', '/api/join/poster/link', { body: { key: posterKey } });
    if (link.is !== 'done') return link;
  }
  return call<JoinRules>('GET', '/api/join/rules');
}

interface StartFormProps extends DraftProps {
  isByCode: boolean;
  onNext: () => void;
}

function StartForm({ isByCode, draft: { code, birthDate }, edit, onNext }: StartFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const age = birthDate === '' ? null : ageOn(birthDate, todayHere());
  const problems = {
    code: isByCode ? codeProblem(code) : undefined,
    birthDate: age === null ? 'Please enter your date of birth.' : undefined,
  };
  const next = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    if (!problems.code && !problems.birthDate) onNext();
  };
  return (
    <form noValidate class="card" onSubmit={next}>
      {isByCode && (
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
      )}
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

interface ThankYouProps {
  isYoung: boolean;
  isByCode: boolean;
}

/** Never says whether a code was right: codes must not be guessed. */
function ThankYou({ isYoung, isByCode }: ThankYouProps) {
  const done = isYoung
    ? `your guardian gets a mail now. It is good for ${GUARDIAN_DAYS} days. Then your coach sees your registration.`
    : 'your coach sees your registration now and accepts it.';
  return (
    <Frame key="done" title="Thank you">
      <p>{isByCode ? `If the code was right, ${done}` : `Y${done.slice(1)}`}</p>
      <p>If nothing happens in a few days, ask your coach{isByCode && ' for the current code'}.</p>
    </Frame>
  );
}
