import type { GuardianAnswerBody, GuardianQuestion } from '@touchline/contracts/join.schema';
import { useState } from 'preact/hooks';
import { call, sentenceOf } from '../../shared/call.js';
import { formatDay } from '@touchline/contracts/date-format';
import { CONSENT_REFUSALS, ConsentText } from '../../shared/consent-text.js';
import { Alarm, Frame, Sending } from '../../shared/frame.js';
import { useSending } from '../../shared/use-sending.js';
import { LINK_REFUSALS } from '../link-refusals.js';
import { GuardianForm } from './guardian-form.js';

/** What a guardian is asked. A person presses first, because mail programs open links by themselves. */
export function GuardianPage({ linkKey }: { linkKey: string }) {
  const [question, setQuestion] = useState<GuardianQuestion | null>(null);
  const [agreed, setAgreed] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = async () => {
    const outcome = await call<GuardianQuestion>('POST', '/api/join/guardian/question', { body: { key: linkKey } });
    if (outcome.is === 'done') setQuestion(outcome.data);
    setProblem(outcome.is === 'done' ? null : sentenceOf(outcome, LINK_REFUSALS));
  };
  const [answer, isSending] = useSending(async (body: GuardianAnswerBody) => {
    setProblem(null);
    const outcome = await call('POST', '/api/join/guardian', { body });
    if (outcome.is === 'done') setAgreed(body.agrees);
    else setProblem(sentenceOf(outcome, { ...LINK_REFUSALS, ...CONSENT_REFUSALS }));
  });

  if (question && agreed !== null) return <Answered agreed={agreed} question={question} />;
  if (!question)
    return (
      <Frame key="ask" title="A question to a guardian">
        <p>
          Your child wants to answer questions of their team, such as how they slept. You decide: no answer is stored
          before you agree. The question itself is deleted after three days at most.
        </p>
        <Alarm>{problem}</Alarm>
        <button type="button" onClick={() => void ask()}>
          Read the question
        </button>
      </Frame>
    );
  const { first_name: name, team_name: team, club_name: club, date_of_birth: born } = question;
  return (
    <Frame key="question" title={`May ${name} take part?`} subtitle={`${team}, ${club}`}>
      <p>
        {name}, born on {formatDay(born)},{' '}
        {question.about === 'join' ? `wants to join ${team}.` : `is in ${team} and wants to answer on their own phone.`}
      </p>
      <p>In this text, “you” is {name}.</p>
      <ConsentText />
      <GuardianForm linkKey={linkKey} question={question} onAnswer={answer} />
      <Alarm>{problem}</Alarm>
      <Sending is={isSending} />
    </Frame>
  );
}

const Answered = ({ agreed, question }: { agreed: boolean; question: GuardianQuestion }) => (
  <Frame key="answered" title="Thank you">
    <p>
      {!agreed &&
        question.about === 'join' &&
        `The question is deleted, and nothing of ${question.first_name} is kept.`}
      {!agreed &&
        question.about === 'answers' &&
        `The question is deleted, and ${question.first_name} cannot answer. ${question.first_name} and the coach see the day of your no, and nothing else of you is kept. The date of birth stays in the list of the team.`}
      {agreed && question.about === 'join' && `The coach of ${question.team_name} sees the registration now.`}
      {agreed && question.about === 'answers' && `${question.first_name} can answer now.`}
    </p>
    {agreed && <p>You can take this back at any time: on {question.first_name}’s phone, or with the coach.</p>}
  </Frame>
);
