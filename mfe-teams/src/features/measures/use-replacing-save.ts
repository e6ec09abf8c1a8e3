import { useState } from 'react';
import { useVersionedSave, type VersionedWrite } from '@touchline/ui';
import { failureOf, withInputKept, type CallFailure } from '@touchline/ui/host';

interface FailingForm {
  setFailure: (failure: CallFailure) => void;
}

interface ReplacingWrite<T> extends Pick<VersionedWrite<T, T>, 'store' | 'changedCode' | 'isAlreadySaved'> {
  read: () => Promise<T | null>;
  /** Shown when what someone else has stored cannot be read. */
  changeNotLoaded: string;
  onSaved: (stored: T) => void;
  onFailed: (error: unknown) => void;
}

/**
 * Saves what others may change meanwhile; `seen` is the stored state whose version is sent, at first `first`. A change of
 * someone else becomes `seen`: the form says so while `isOvertaken` is set, keeps what was typed, and the next save replaces it.
 */
export function useReplacingSave<T>(first: T) {
  const saving = useVersionedSave<NonNullable<T>>();
  const [seen, setSeen] = useState(first);
  const [isOvertaken, setOvertaken] = useState(false);

  async function save(form: FailingForm, write: ReplacingWrite<NonNullable<T>>): Promise<void> {
    setOvertaken(false);
    const outcome = await saving.save({ ...write, goneIsConflict: false });
    switch (outcome.kind) {
      case 'saved':
        return write.onSaved(outcome.answer);
      case 'already-saved':
        return write.onSaved(outcome.stored);
      case 'conflict':
        if (outcome.stored) setSeen(outcome.stored);
        return setOvertaken(true);
      case 'unread':
        return form.setFailure(withInputKept(failureOf(outcome.readError, write.changeNotLoaded)));
      case 'failed':
        return write.onFailed(outcome.error);
      case 'ignored':
        return;
    }
  }

  return { seen, isOvertaken, save };
}
