import type { RefusedAnswer } from './kept/kept-answers.js';
import { keptText } from './unpaired-screen.js';

/** Why an answer that was kept could not be stored. */
const REASONS: Readonly<Record<string, string>> = {
  answer_locked: 'The day was over, your event had begun, or a coach had corrected it.',
  consent_needed: 'Nobody has agreed that your answers are stored, or somebody has taken it back.',
  not_found: 'The event does not exist any more.',
};

interface RefusedAnswersProps {
  refused: readonly RefusedAnswer[];
  onRead: (answer: RefusedAnswer) => void;
}

/** Answers that were given too late. They stay until the athlete has read it. */
export const RefusedAnswers = ({ refused, onRead }: RefusedAnswersProps) => (
  <>
    {refused.map((answer) => (
      <div key={answer.keptAt} role="alert" class="alarm">
        <p>
          Your answer for {answer.title} was not stored. {REASONS[answer.code] ?? 'It was not accepted.'} You can tell
          your coach: {keptText(answer)}
        </p>
        <button type="button" class="second" onClick={() => onRead(answer)}>
          I have read this
        </button>
      </div>
    ))}
  </>
);
