import type { HostServices } from '@touchline/ui/host';
import type { MarkStore } from './mark-store.js';

/** The name under which the shell knows this area. */
export const AREA = 'mfe-attendance';

/** Keeps the shell's questions true: marks that outlive the page are named at a logout, others hold the page itself. */
export function tellShell(
  { setWaiting, setUnsaved }: Pick<HostServices, 'setWaiting' | 'setUnsaved'>,
  store: MarkStore,
) {
  let said: string | null | undefined;
  let unsaved = false;
  const hold = (holds: boolean) => {
    if (holds !== unsaved) setUnsaved(AREA, holds);
    unsaved = holds;
  };
  return {
    become(marks: number): void {
      const sentence = store.lasting() ? sentenceOf(marks) : null;
      if (sentence !== said) setWaiting(AREA, sentence);
      said = sentence;
      hold(!store.lasting() && marks > 0);
    },
    anew: () => void (said = undefined),
    leave(): void {
      said = undefined;
      hold(false);
    },
  };
}

function sentenceOf(marks: number): string | null {
  if (marks === 0) return null;
  return marks === 1 ? '1 attendance mark is waiting to be sent.' : `${marks} attendance marks are waiting to be sent.`;
}
