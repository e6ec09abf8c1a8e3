import { CONSENT_TEXT } from '@touchline/contracts/consent-text';
import { CONSENT_TEXT_CHANGED, MAIL_UNAVAILABLE } from '@touchline/contracts/error-codes';

/** What an athlete or a guardian agrees to, in full. */
export const ConsentText = () => (
  <section class="card" aria-label="What you agree to">
    {CONSENT_TEXT.map(({ title, sentences }) => (
      <div key={title}>
        <h2>{title}</h2>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    ))}
  </section>
);

/** What a person can do when a consent, or the question for it, is refused. The new text comes with a new page. */
export const CONSENT_REFUSALS = {
  [MAIL_UNAVAILABLE]: 'Your club sends no mails. Ask your coach for the printed form: a parent or guardian signs it.',
  [CONSENT_TEXT_CHANGED]: 'The text has changed. Load this page again and read the new one.',
};
