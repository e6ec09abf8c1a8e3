import { REQUEST_TEXT_MAX } from '@touchline/contracts/athlete-limits';
import type { AthleteRequest, AthleteRequestBody } from '@touchline/contracts/athlete-rights.schema';
import { wordText } from '@touchline/contracts/words';
import { useState } from 'preact/hooks';
import { call } from '../../shared/call.js';
import { dateOf } from '../../shared/club-time.js';
import { Choices, Problem } from '../../shared/fields.js';
import { useSending } from '../../shared/use-sending.js';
import { Section } from './section.js';
import { useLoaded } from './use-loaded.js';

const KINDS: Readonly<Record<AthleteRequestBody['kind'], string>> = {
  correction: 'Correct something',
  erasure: 'Delete everything about me',
};

/** Stored and shown in place of a reason: nobody has to give one to be deleted. */
const NO_REASON = 'No reason given.';

/** The athlete's requests to the club, and the answers. */
export function Requests({ onEnded }: { onEnded: () => void }) {
  const { data, problem, load, fail } = useLoaded<AthleteRequest[]>('/api/athlete/requests', onEnded);
  const send = async (body: AthleteRequestBody, retryKey: string): Promise<boolean> => {
    const outcome = await call('POST', '/api/athlete/requests', { body, retryKey });
    if (outcome.is === 'done') await load();
    else fail(outcome);
    return outcome.is === 'done';
  };

  return (
    <Section id="requests" title="Ask your club" problem={problem} onRetry={data === null && (() => void load())}>
      <p>
        Asking changes and deletes nothing by itself: your coach answers here. To delete is up to an administrator of
        your club.
      </p>
      <RequestForm onSend={send} />
      <ul class="days">
        {data?.map((request) => (
          <li key={request.request_id}>
            <b>{wordText(KINDS, request.kind)}</b>, {dateOf(request.asked_at)}: {request.text}
            <div>{stateOf(request)}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const stateOf = ({ done_at: at, answer }: AthleteRequest): string =>
  at === null
    ? 'Your coach has not answered yet.'
    : `Answered on ${dateOf(at)}${answer === null ? ', without a text.' : `: ${answer}`}`;

function RequestForm({ onSend }: { onSend: (body: AthleteRequestBody, retryKey: string) => Promise<boolean> }) {
  const [kind, setKind] = useState<AthleteRequestBody['kind'] | undefined>();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [retryKey, setRetryKey] = useState(newKey);
  const isErasure = kind === 'erasure';
  const sentence = text.trim() === '' && isErasure ? NO_REASON : text.trim();
  const problems = {
    kind: isChecked && kind === undefined ? 'Please choose what you ask for.' : undefined,
    text: isChecked && sentence === '' ? 'Please write a sentence to your coach.' : undefined,
  };
  const [ask] = useSending(async (body: AthleteRequestBody) => {
    if (!(await onSend(body, retryKey))) return;
    setKind(undefined);
    setText('');
    setIsChecked(false);
    setRetryKey(newKey());
  });
  const send = (event: Event) => {
    event.preventDefault();
    setIsChecked(true);
    if (kind !== undefined && sentence !== '') void ask({ kind, text: sentence });
  };

  return (
    <form noValidate onSubmit={send}>
      <Choices
        name="request-kind"
        legend="What do you ask for?"
        look="cards"
        problem={problems.kind}
        options={Object.entries(KINDS).map(([value, label]) => ({ value: value as AthleteRequestBody['kind'], label }))}
        chosen={kind}
        onChoose={setKind}
      />
      <div class="field">
        <label for="request-text">What should your coach know?{isErasure && ' (optional)'}</label>
        <textarea
          id="request-text"
          rows={3}
          maxLength={REQUEST_TEXT_MAX}
          value={text}
          aria-invalid={problems.text ? true : undefined}
          aria-describedby={problems.text && 'request-text-problem'}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Problem id="request-text">{problems.text}</Problem>
      </div>
      <button type="submit">Ask</button>
    </form>
  );
}

/** Marks repetitions of one call of this phone; it need not be hard to guess. */
const newKey = (): string => `request-${Date.now()}-${Math.trunc(performance.now() * 1000)}`;
