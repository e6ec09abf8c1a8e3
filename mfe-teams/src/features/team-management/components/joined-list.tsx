import { useState } from 'react';
import type { JoinedRegistration } from '@touchline/contracts/registrations.schema';
import { Box, Button, ConfirmDialog, List, ListItem, Typography } from '@touchline/ui';
import { ApiError, sentenceOf, useApi } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { goneTexts } from '../../../shared/texts/gone-texts.js';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { joinedRegistrationsQuery } from '../api/get-joined-registrations.js';
import { registrationLabels } from '../model/registration-labels.js';
import { separateAthleteMutation } from '../api/separate-athlete.js';
import { useSnackbar } from '../use-snackbar.js';

/** More are behind a button: at the begin of a season a whole team registers again. */
const SHOWN = 5;

/**
 * Registrations of the last day that were accepted as an athlete whom the coach had. A snackbar is easily missed, and the
 * other team has lost an athlete; one who is another person can be taken apart. Nothing without any.
 */
export function JoinedList() {
  const { data = [] } = useQuery(joinedRegistrationsQuery(useApi()));
  const [showsAll, setShowsAll] = useState(false);
  if (data.length === 0) return null;
  const labelOf = registrationLabels(data);
  return (
    <Box component="section" aria-label={teamTexts.joinedTitle} sx={{ mt: 2 }}>
      <Typography variant="h3">{teamTexts.joinedTitle}</Typography>
      <List disablePadding>
        {(showsAll ? data : data.slice(0, SHOWN)).map((joined) => (
          <JoinedRow key={joined.id} joined={joined} name={labelOf(joined)} />
        ))}
      </List>
      {!showsAll && data.length > SHOWN && (
        <Button onClick={() => setShowsAll(true)} sx={{ minHeight: 44, ml: -1 }}>
          {`Show all ${data.length}`}
        </Button>
      )}
    </Box>
  );
}

function JoinedRow({ joined, name }: { joined: JoinedRegistration; name: string }) {
  const showSnackbar = useSnackbar();
  const separate = useMutation(separateAthleteMutation(useApi(), useQueryClient()));
  const [asking, setAsking] = useState(false);
  const { athlete } = joined;

  async function takeApart(): Promise<void> {
    setAsking(false);
    try {
      await separate.mutateAsync(joined.id);
      showSnackbar('success', teamTexts.separated(name, joined.team_name));
    } catch (error) {
      if (ApiError.isGone(error)) showSnackbar('info', goneTexts.registration);
      else showSnackbar('error', sentenceOf(error, teamTexts.separateFailed));
    }
  }

  return (
    <ListItem disableGutters divider sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {joined.team_name === athlete.team_name
            ? teamTexts.joinedTo(name, athlete.team_name)
            : teamTexts.movedWithRecords(name, athlete.team_name, joined.team_name)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {teamTexts.bornBoth(joined.date_of_birth, athlete.date_of_birth)}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={`Take ${name} apart`}
        loading={separate.isPending}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        Take apart
      </Button>
      <ConfirmDialog
        open={asking}
        title="Take apart"
        text={teamTexts.separateQuestion(fullName(athlete), athlete.team_name, joined.team_name)}
        confirmLabel="Take apart"
        onCancel={() => setAsking(false)}
        onConfirm={() => void takeApart()}
      />
    </ListItem>
  );
}
