import type { OwnConsent } from '@touchline/contracts/join.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { forWord } from '@touchline/contracts/words';
import { call } from '../../shared/call.js';
import { dateOf } from '../../shared/club-time.js';
import { ConfirmedButton } from './confirmed-button.js';
import { Section } from './section.js';
import { useLoaded } from './use-loaded.js';

const GIVERS = {
  athlete: 'You agreed here',
  guardian: 'Your guardian agreed',
  paper: 'A signed form was recorded',
} as const;

interface ConsentProps {
  onEnded: () => void;
  onWithdrawn: () => void;
}

function notGivenText({ state, guardian_refused_on: refusedOn }: OwnConsent): string {
  if (state === 'guardian') return 'Your guardian was asked and has not answered.';
  return refusedOn === null ? 'Nobody has agreed.' : `Your guardian said no on ${formatDay(refusedOn)}.`;
}

/** The consent, and how to take it back. */
export function Consent({ onEnded, onWithdrawn }: ConsentProps) {
  const { data, problem, load, fail } = useLoaded<OwnConsent>('/api/athlete/consent', onEnded);
  const withdraw = async () => {
    const outcome = await call('DELETE', '/api/athlete/consent');
    return outcome.is === 'done' ? onWithdrawn() : fail(outcome);
  };
  const given = data?.state === 'given' ? data : null;

  return (
    <Section id="consent" title="Your consent" problem={problem} onRetry={data === null && (() => void load())}>
      {data && !given && <p>{notGivenText(data)}</p>}
      {given?.given_by && given.given_at && (
        <p>
          {forWord(GIVERS, given.given_by, 'It was given')} on {dateOf(given.given_at)} (text {given.text_version}).
        </p>
      )}
      {given && (
        <ConfirmedButton
          label="Take my consent back"
          consequence="Your link and all your phones end at once, a mail address that you confirmed is forgotten, and nothing more is stored from you here. What is stored stays until you ask your club to delete it. This has no consequence for your place in the team."
          onConfirm={() => void withdraw()}
        />
      )}
    </Section>
  );
}
