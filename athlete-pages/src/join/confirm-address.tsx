import { useState } from 'preact/hooks';
import { call, sentenceOf } from '../shared/call.js';
import { Alarm, Frame } from '../shared/frame.js';
import { LINK_REFUSALS } from './link-refusals.js';

/** Confirms a mail address. A person presses first, because mail programs open links by themselves. */
export function ConfirmAddress({ linkKey }: { linkKey: string }) {
  const [isDone, setIsDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    const outcome = await call('POST', '/api/join/address', { body: { key: linkKey } });
    if (outcome.is === 'done') setIsDone(true);
    else setProblem(sentenceOf(outcome, LINK_REFUSALS));
  };
  if (isDone)
    return (
      <Frame key="done" title="Thank you">
        <p>The address is confirmed. Your coach can send new links to it.</p>
      </Frame>
    );
  return (
    <Frame key="ask" title="Confirm your mail address">
      <p>Somebody, most likely you, wants links for answering sent to this address.</p>
      <Alarm>{problem}</Alarm>
      <button type="button" onClick={() => void confirm()}>
        Confirm this address
      </button>
    </Frame>
  );
}
