import { CONSENT_TEXT } from '@touchline/contracts/consent-text';
import { CONSENT_TEXT_CHANGED } from '@touchline/contracts/error-codes';

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

/** The new text comes with a new page. */
export const CONSENT_REFUSALS = {
  [CONSENT_TEXT_CHANGED]: 'The text has changed. Load this page again and read the new one.',
};
