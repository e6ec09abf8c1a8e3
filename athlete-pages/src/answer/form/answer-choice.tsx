interface AnswerChoiceProps {
  /** The stored answer, in words; null: none. */
  stored: string | null;
  /** The answer of this phone, in words. */
  typed: string;
  /** Why the stored answer stays, so that there is nothing to choose; null: the athlete chooses. */
  lock: string | null;
  /** The stored answer cannot be known. */
  isOffline: boolean;
  onKeepStored: () => void;
  onSendTyped: () => void;
}

/** An answer that met another one than the athlete saw when they gave it, beside that one. */
export const AnswerChoice = ({ stored, typed, lock, isOffline, onKeepStored, onSendTyped }: AnswerChoiceProps) => (
  <div role="alert" class="alarm">
    <p>
      Your answer on this phone was not stored, because something else has been stored since.{' '}
      {isOffline ? 'You can choose when you are online.' : (lock ?? 'Choose which of the two counts.')}
    </p>
    {!isOffline && (
      <p>
        <b>Stored now:</b> {stored ?? 'nothing.'}
      </p>
    )}
    <p>
      <b>Your answer on this phone:</b> {typed}
    </p>
    {!isOffline && (
      <div class="buttons">
        {lock === null && (
          <button type="button" onClick={onSendTyped}>
            Store my answer
          </button>
        )}
        <button type="button" class="second" onClick={onKeepStored}>
          {lock === null ? 'Keep what is stored' : 'I have read this'}
        </button>
      </div>
    )}
  </div>
);
