import { useState, type ReactNode } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { ConfirmDialog } from '@touchline/ui';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { changeAthleteMutation } from './api/change-athlete.js';

/** Long enough to see that it was the wrong one. */
const UNDO_MS = 8000;

export interface Archiving {
  /** Asks first. */
  archive: (athlete: Athlete) => void;
  bringBack: (athlete: Athlete) => void;
  question: ReactNode;
}

/** Takes athletes off the roster and brings them back; `onGone` when somebody has left the list that is shown. */
export function useArchiving(onGone: () => void): Archiving {
  const notify = useNotify();
  const change = useMutation(changeAthleteMutation(useApi(), useQueryClient()));
  // Whom the question is about stays in it while it fades.
  const [asked, setAsked] = useState<Athlete | null>(null);
  const [asking, setAsking] = useState(false);

  async function send(athlete: Athlete, archived: boolean): Promise<void> {
    const name = fullName(athlete);
    try {
      const stored = await change.mutateAsync({
        athleteId: athlete.athlete_id,
        body: { archived, version: athlete.version },
      });
      onGone();
      if (archived)
        notify({
          severity: 'success',
          text: `${name} archived.`,
          forMs: UNDO_MS,
          action: { label: 'Undo', run: () => void send(stored, false) },
        });
      else notify({ severity: 'success', text: `${name} is back on the roster.` });
    } catch (error) {
      notify({
        severity: 'error',
        text: failureText(error, archived ? `Failed to archive ${name}` : `Failed to bring back ${name}`),
      });
    }
  }

  const question = (
    <ConfirmDialog
      open={asking}
      title="Archive Athlete?"
      text={
        asked === null
          ? ''
          : `${fullName(asked)} leaves every list and dashboard. Everything recorded stays, and you can bring ${asked.first_name} back at any time.`
      }
      confirmLabel="Archive"
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        if (asked) void send(asked, true);
      }}
    />
  );
  const archive = (athlete: Athlete) => {
    setAsked(athlete);
    setAsking(true);
  };
  return { archive, bringBack: (athlete) => void send(athlete, false), question };
}
