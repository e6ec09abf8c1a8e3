import { useState } from 'react';
import { Box, Button } from '@touchline/ui';
import { useApi, useMay, useNotify } from '@touchline/ui/host';
import {
  athletesQuery,
  AvailabilityChip,
  AvailabilityDialog,
  labelsOf,
  reportedInjury,
  teamIdsOf,
} from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { athleteDialogTexts } from './texts/athlete-dialog-texts.js';

/** Whether the athlete of a screen can train, with the form to change it. Nothing until the list of athletes is there. */
export function AthleteAvailability({ athleteId }: { athleteId: number }) {
  const athletes = useQuery(athletesQuery(useApi())).data;
  const notify = useNotify();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const athlete = athletes?.find(({ athlete_id: id }) => id === athleteId);
  if (!athletes || !athlete?.availability) return null;
  const mayChange = may('availability.write', teamIdsOf(athlete));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <AvailabilityChip availability={athlete.availability} />
      {mayChange && (
        <Button size="small" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          {athleteDialogTexts.changeAvailability}
        </Button>
      )}
      {isOpen && (
        <AvailabilityDialog
          athlete={athlete}
          name={labelsOf(athletes)(athlete)}
          current={athlete.availability}
          reported={reportedInjury(athlete)}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            notify({ severity: 'success', text: athleteDialogTexts.availabilitySaved });
          }}
        />
      )}
    </Box>
  );
}
