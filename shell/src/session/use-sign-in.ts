import { useState } from 'react';
import type { CallFailure } from '@touchline/ui/host';
import { signIn } from './session.js';
import { signInFailure } from './sign-in-failure.js';

interface SignIn {
  /** Whether a request is under way. Stays true after success, because the form is about to unmount. */
  busy: boolean;
  failure: CallFailure | null;
  submit: (email: string, password: string) => void;
}

/** The state of a sign-in form; one attempt at a time. */
export function useSignIn(): SignIn {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const submit = (email: string, password: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    signIn(email, password).catch((error: unknown) => {
      setFailure(signInFailure(error));
      setBusy(false);
    });
  };
  return { busy, failure, submit };
}
