import { useState, type ReactNode } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { ConfirmDialog } from '@touchline/ui';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../shared/texts/roster-texts.js';
import { changeAthleteMutation } from './api/change-athlete.js';

/** Long enough to notice a mistake. */
const UNDO_NOTICE_MS = 8000;

export interface Archiving {
  /** Archives after a question. */
  archive: (athlete: Athlete) => void;
  bringBack: (athlete: Athlete) => void;
  question: ReactNode;
}

/** Archives athletes and brings them back. `onGone` is called when an athlete leaves the shown list. */
export function useArchiving(onGone: () => void): Archiving {
  const notify = useNotify();
  const change = useMutation(changeAthleteMutation(useApi(), useQueryClient()));
  // Kept while the question fades out.
  const [athleteToArchive, setAthleteToArchive] = useState<Athlete | null>(null);
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
          text: rosterTexts.archived(name),
          forMs: UNDO_NOTICE_MS,
          action: { label: 'Undo', run: () => void send(stored, false) },
        });
      else notify({ severity: 'success', text: rosterTexts.broughtBack(name) });
    } catch (error) {
      notify({
        severity: 'error',
        text: failureText(error, archived ? rosterTexts.archiveFailed(name) : rosterTexts.bringBackFailed(name)),
      });
    }
  }

  const question = (
    <ConfirmDialog
      open={asking}
      title="Archive athlete?"
      text={
        athleteToArchive === null
          ? ''
          : rosterTexts.archiveQuestion(fullName(athleteToArchive), athleteToArchive.first_name)
      }
      confirmLabel="Archive"
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        if (athleteToArchive) void send(athleteToArchive, true);
      }}
    />
  );
  const archive = (athlete: Athlete) => {
    setAthleteToArchive(athlete);
    setAsking(true);
  };
  return { archive, bringBack: (athlete) => void send(athlete, false), question };
}
