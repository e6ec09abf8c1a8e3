import type { JoinRules, OwnConsent, OwnConsentBody } from '@touchline/contracts/join.schema';
import { ageOn } from '@touchline/contracts/age';
import { CONSENT_TEXT_VERSION, CONSENT_TICK } from '@touchline/contracts/consent-text';
import { formatDay } from '@touchline/contracts/date-format';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { useEffect, useState } from 'preact/hooks';
import { call, sentenceOf, type Outcome } from '../../shared/call.js';
import { todayHere } from '../../shared/club-time.js';
import { CONSENT_REFUSALS, ConsentText } from '../../shared/consent-text.js';
import { useSending } from '../../shared/use-sending.js';
import { TextField, Tick } from '../../shared/fields.js';
import { Alarm, Frame, Sending } from '../../shared/frame.js';

interface ConsentScreenProps {
  firstName: string;
  teamName: string;
  /** Something has changed, or this phone is not known any more: the page shows the next step. */
  onChange: () => void;
  onMyData: () => void;
}

/** The question before the first answer. */
export function ConsentScreen({ firstName, teamName, onChange, onMyData }: ConsentScreenProps) {
  const [consent, setConsent] = useState<OwnConsent | null>(null);
  const [sendsMail, setSendsMail] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void askForConsent().then(([outcome, rules]) => {
      if (rules.is === 'done') setSendsMail(rules.data.sends_mail);
      if (outcome.is === 'done') setConsent(outcome.data);
      else if (outcome.is === 'refused' && outcome.status === 401) onChange();
      else setProblem(sentenceOf(outcome));
    });
  }, [onChange]);

  return (
    <Frame title={`Before you answer, ${firstName}`} subtitle={teamName}>
      {consent && <Refused consent={consent} sendsMail={sendsMail} />}
      <ConsentText />
      <Alarm>{problem}</Alarm>
      {consent && <ConsentForm consent={consent} sendsMail={sendsMail} onGiven={onChange} />}
      <button type="button" class="second" onClick={onMyData}>
        My data
      </button>
    </Frame>
  );
}

/** Says what a guardian has decided, unless the athlete has come of age since. */
function Refused({ consent, sendsMail }: { consent: OwnConsent; sendsMail: boolean }) {
  const { guardian_refused_on: day, needs_guardian: needs } = consent;
  if (day === null || needs === false) return null;
  return (
    <p class="card" role="status">
      Your guardian said no on {formatDay(day)}. Talk with them.{sendsMail && ' You can send them a new question.'}
    </p>
  );
}

const askForConsent = (): Promise<[Outcome<OwnConsent>, Outcome<JoinRules>]> =>
  Promise.all([call<OwnConsent>('GET', '/api/athlete/consent'), call<JoinRules>('GET', '/api/join/rules')]);

interface ConsentFormProps {
  consent: OwnConsent;
  /** Without a mail server a guardian signs on paper. */
  sendsMail: boolean;
  onGiven: () => void;
}

/** Whether a guardian has to be asked; null before a birth date is known. */
function needsGuardian({ needs_guardian: needs, guardian_age: age }: OwnConsent, birthDate: string): boolean | null {
  const years = birthDate === '' ? null : ageOn(birthDate, todayHere());
  return needs ?? (years === null ? null : years < age);
}

export function ConsentForm({ consent, sendsMail, onGiven }: ConsentFormProps) {
  const [birthDate, setBirthDate] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [guardian, setGuardian] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const byGuardian = needsGuardian(consent, birthDate);
  const isOnPaper = byGuardian === true && !sendsMail;
  const problems = {
    birthDate: byGuardian === null ? 'Please enter your date of birth.' : undefined,
    guardian: byGuardian && !guardian.includes('@') ? 'Please enter a mail address.' : undefined,
    tick: byGuardian === false && !isTicked ? 'Please tick this, or close the page if you do not agree.' : undefined,
  };
  const shownProblems: Partial<typeof problems> = isChecked ? problems : {};

  const [give, isSending] = useSending(async () => {
    setProblem(null);
    const body: OwnConsentBody = {
      text_version: CONSENT_TEXT_VERSION,
      ...(!consent.knows_birth_date && { date_of_birth: birthDate }),
      ...(byGuardian && { guardian_email: guardian.trim() }),
    };
    const outcome = await call<OwnConsent>('POST', '/api/athlete/consent', { body });
    if (outcome.is === 'done' || (outcome.is === 'refused' && outcome.status === 401)) return onGiven();
    return setProblem(sentenceOf(outcome, CONSENT_REFUSALS));
  });
  const send = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isOnPaper && !Object.values(problems).some(Boolean)) void give();
  };

  return (
    <form noValidate class="card" onSubmit={send}>
      {!consent.knows_birth_date && (
        <TextField
          id="birth-date"
          type="date"
          label="Your date of birth"
          autoComplete="bday"
          value={birthDate}
          problem={shownProblems.birthDate}
          onInput={setBirthDate}
        />
      )}
      {byGuardian === true && sendsMail && (
        <TextField
          id="guardian"
          type="email"
          label="Mail address of your mother, father or guardian"
          hint={`You are under ${consent.guardian_age}, so they decide. They get a mail that leads to this text.`}
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={guardian}
          problem={shownProblems.guardian}
          onInput={setGuardian}
        />
      )}
      {byGuardian === true && sendsMail && <p class="hint">No mail address? Ask your coach for the printed form.</p>}
      {byGuardian === false && (
        <Tick id="agree" label={CONSENT_TICK} isTicked={isTicked} problem={shownProblems.tick} onChange={setIsTicked} />
      )}
      {isOnPaper && (
        <p>
          You are under {consent.guardian_age}, so your mother, father or guardian decides. Ask your coach for the
          printed form.
        </p>
      )}
      <Alarm>{problem}</Alarm>
      <Sending is={isSending} />
      {!isOnPaper && <button type="submit">{byGuardian ? 'Ask them' : 'Agree'}</button>}
    </form>
  );
}
