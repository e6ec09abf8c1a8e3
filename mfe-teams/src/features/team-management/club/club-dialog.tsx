import { useState } from 'react';
import type { Club } from '@touchline/contracts/club.schema';
import { AppDialog, Button, QueryPanel } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { clubTexts } from '../../../shared/texts/club-texts.js';
import { clubQuery } from '../api/get-club.js';
import { ClubForm } from './club-form.js';

interface ClubDialogProps {
  /** The name of the address parameter that holds the dialog. */
  heldBy: string;
  onClose: () => void;
}

/** Reads the settings of the club, then lets them be changed. It is open while mounted. */
export function ClubDialog({ heldBy, onClose }: ClubDialogProps) {
  const club = useQuery(clubQuery(useApi()));
  // The settings when the form opened: it stays while they are read again.
  const [opened, setOpened] = useState<Club | null>(null);
  if (!opened && club.data) setOpened(club.data);
  if (opened) return <ClubForm club={opened} heldBy={heldBy} onClose={onClose} />;
  return (
    <AppDialog open title={clubTexts.title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <QueryPanel
        query={club}
        loadingText={clubTexts.loading}
        errorText={(error) => sentenceOf(error, clubTexts.loadFailed)}
        minHeight={200}
      >
        {() => null}
      </QueryPanel>
    </AppDialog>
  );
}
