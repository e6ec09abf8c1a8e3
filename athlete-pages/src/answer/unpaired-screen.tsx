import { Frame } from '../shared/frame.js';
import { AnswerList } from './answer-list.js';
import type { KeptAnswer } from './kept/kept-answers.js';

interface UnpairedScreenProps {
  why: 'withdrawn' | 'ended' | 'never paired';
  /** Answers that could not be sent and are no longer kept. */
  lost: readonly KeptAnswer[];
}

/** This phone answers for nobody: never did, or may not any more. */
export function UnpairedScreen({ why, lost }: UnpairedScreenProps) {
  return (
    <Frame title={why === 'never paired' ? 'Open your own link' : 'This phone does not answer any more'}>
      {lost.length > 0 && (
        <div class="alarm" role="alert">
          <p>These answers could not be sent. Tell your coach: they are not kept on this phone any more.</p>
          <AnswerList answers={lost} />
        </div>
      )}
      {why === 'withdrawn' && (
        <p>
          Your consent is taken back, and your link has ended. What is stored stays until your club deletes it: ask your
          coach. If you change your mind, ask for a new link.
        </p>
      )}
      {why !== 'withdrawn' && (
        <p>
          To answer here, open the link that your coach gave you, or scan its code. If you have none, ask your coach for
          one.
        </p>
      )}
    </Frame>
  );
}
