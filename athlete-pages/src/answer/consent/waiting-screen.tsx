import { GUARDIAN_DAYS } from '@touchline/contracts/athlete-access-rules';
import type { OwnConsent } from '@touchline/contracts/join.schema';
import { useLayoutEffect, useState } from 'preact/hooks';
import { call, sentenceOf } from '../../shared/call.js';
import { Alarm, Frame } from '../../shared/frame.js';
import { ConsentForm } from './consent-screen.js';

interface WaitingScreenProps {
  firstName: string;
  onChange: () => void;
  onMyData: () => void;
}

/** A guardian was asked and has not answered. */
export function WaitingScreen({ firstName, onChange, onMyData }: WaitingScreenProps) {
  const [consent, setConsent] = useState<OwnConsent | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The button that was pressed is gone, and with it the focus.
  useLayoutEffect(() => {
    if (consent) document.getElementById(consent.knows_birth_date ? 'guardian' : 'birth-date')?.focus();
  }, [consent]);
  const askAgain = async () => {
    const outcome = await call<OwnConsent>('GET', '/api/athlete/consent');
    if (outcome.is === 'done') setConsent(outcome.data);
    else setProblem(sentenceOf(outcome));
  };

  return (
    <Frame title="Waiting for your guardian" subtitle={firstName}>
      <p>
        We have written to them. As soon as they agree, you can answer here. The mail is good for {GUARDIAN_DAYS} days.
      </p>
      <button type="button" onClick={onChange}>
        Look again
      </button>
      <Alarm>{problem}</Alarm>
      {consent ? (
        <ConsentForm consent={consent} sendsMail onGiven={onChange} />
      ) : (
        <button type="button" class="second" onClick={() => void askAgain()}>
          Write to another address
        </button>
      )}
      <button type="button" class="second" onClick={onMyData}>
        My data
      </button>
    </Frame>
  );
}
