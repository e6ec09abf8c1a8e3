import type { JoinRules, OwnAddress } from '@touchline/contracts/join.schema';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { useState } from 'preact/hooks';
import { call } from '../../shared/call.js';
import { TextField } from '../../shared/fields.js';
import { Sending } from '../../shared/frame.js';
import { useSending } from '../../shared/use-sending.js';
import { Section } from './section.js';
import { useLoaded } from './use-loaded.js';

/** The mail address to which a new link may be sent. */
export function Address({ onEnded }: { onEnded: () => void }) {
  const { data, problem, load, fail } = useLoaded<OwnAddress>('/api/athlete/address', onEnded);
  const rules = useLoaded<JoinRules>('/api/join/rules', onEnded);
  const [email, setEmail] = useState('');
  const [confirm, isSending] = useSending(async () => {
    const outcome = await call('PUT', '/api/athlete/address', { body: { email: email.trim() } });
    if (outcome.is !== 'done') return fail(outcome);
    setEmail('');
    return load();
  });
  const send = (event: Event) => {
    event.preventDefault();
    void confirm();
  };

  if (rules.data?.sends_mail === false)
    return (
      <Section id="address" title="Mail address for new links" problem={problem}>
        <p>Your club’s server sends no mails. Your coach gives you your link.</p>
      </Section>
    );
  return (
    <Section
      id="address"
      title="Mail address for new links"
      problem={problem}
      onRetry={data === null && (() => void load())}
    >
      {data && (
        <p>
          {data.confirmed === null
            ? 'None. Your coach gives you your link.'
            : `New links can be sent to ${data.confirmed}.`}
        </p>
      )}
      {data?.is_waiting && <p role="status">A mail is on its way. Open its link to confirm the address.</p>}
      <form noValidate onSubmit={send}>
        <TextField
          id="own-mail"
          type="email"
          label="Another address"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={email}
          onInput={setEmail}
        />
        <Sending is={isSending} />
        <button type="submit" class="second">
          Send a mail to confirm it
        </button>
      </form>
    </Section>
  );
}
