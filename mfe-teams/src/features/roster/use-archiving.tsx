import { useState, type ReactNode } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { ConfirmDialog } from '@touchline/ui';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../shared/texts/roster-texts.js';
import { changeAthleteMutation } from './api/change-athlete.js';

/** Long enough to notice a mistake. */
const UNDO_NOTICE_MS = 8000;

/** An athlete with the name that the list shows, which has left the list when the answer comes. */
interface NamedEntry {
  athlete: Athlete;
  name: string;
}

export interface Archiving {
  /** Archives after a question. */
  archive: (athlete: Athlete) => void;
  bringBack: (athlete: Athlete) => void;
  question: ReactNode;
}

/**
 * Archives athletes and brings them back. `labelOf` tells equal names of the list apart. `onGone` is called when an athlete
 * leaves the shown list.
 */
export function useArchiving(labelOf: (athlete: Athlete) => string, onGone: () => void): Archiving {
  const notify = useNotify();
  const change = useMutation(changeAthleteMutation(useApi(), useQueryClient()));
  // Kept while the question fades out.
  const [toArchive, setToArchive] = useState<NamedEntry | null>(null);
  const [asking, setAsking] = useState(false);

  async function send({ athlete, name }: NamedEntry, archived: boolean): Promise<void> {
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
          action: { label: 'Undo', run: () => void send({ athlete: stored, name }, false) },
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
      text={toArchive === null ? '' : rosterTexts.archiveQuestion(toArchive.name, toArchive.athlete.first_name)}
      confirmLabel="Archive"
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        if (toArchive) void send(toArchive, true);
      }}
    />
  );
  const archive = (athlete: Athlete) => {
    setToArchive({ athlete, name: labelOf(athlete) });
    setAsking(true);
  };
  return { archive, bringBack: (athlete) => void send({ athlete, name: labelOf(athlete) }, false), question };
}
