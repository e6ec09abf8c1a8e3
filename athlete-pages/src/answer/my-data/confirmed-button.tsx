import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface ConfirmedButtonProps {
  label: string;
  /** What happens, said before it does. */
  consequence: string;
  onConfirm: () => void;
}

/** A button that says what it does and asks once more. */
export function ConfirmedButton({ label, consequence, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and with it the focus. Nothing was pressed at first.
  useLayoutEffect(() => {
    if (isAsking !== null) first.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <button key="ask" ref={first} type="button" class="second" onClick={() => setIsAsking(true)}>
        {label}
      </button>
    );
  return (
    <div role="group" aria-label={label} class="notice">
      <p role="status">{consequence}</p>
      <div class="buttons">
        <button ref={first} type="button" onClick={onConfirm}>
          {label}
        </button>
        <button type="button" class="second" onClick={() => setIsAsking(false)}>
          Cancel
        </button>
      </div>
    </div>
  );
}
