import { useRef, useState } from 'preact/hooks';

/**
 * Sends once for a double tap: `send` does nothing while an earlier one is under way.
 * @returns `send`, and whether it is under way
 */
export function useSending<A extends unknown[]>(
  work: (...given: A) => Promise<unknown>,
): [send: (...given: A) => Promise<void>, isSending: boolean] {
  const isSendingRef = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const send = async (...given: A) => {
    if (isSendingRef.current) return;
    isSendingRef.current = true;
    setIsSending(true);
    try {
      await work(...given);
    } finally {
      isSendingRef.current = false;
      setIsSending(false);
    }
  };
  return [send, isSending];
}
