import { formatShortDate } from '@touchline/contracts/date-format';
import { Alert, Box, Button } from '@touchline/ui';
import { useApi, useCoach } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { keptDraftsQuery } from '../draft/kept-drafts.js';
import { typedCount, type RecordingDraft } from '../draft/recording-draft.js';
import { sheetValue } from '../model/session.js';
import { useRecordingLabels } from '../use-recording-labels.js';

const sessionOf = ({ kind, teamId, date }: RecordingDraft, name: string | undefined) => ({
  kind,
  team: { id: teamId, name },
  date,
});

/** The recordings of this coach that are not saved yet, each with a button that opens it. */
export function KeptDrafts({ onOpen }: { onOpen: (sheet: string) => void }) {
  const drafts = useQuery(keptDraftsQuery(useCoach().coach_id)).data ?? [];
  const teams = useQuery({ ...teamsWithAthletesQuery(useApi()), enabled: drafts.length > 0 }).data;
  const labelOf = useRecordingLabels(drafts);
  if (drafts.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, px: { xs: 2, md: 3 }, pt: { xs: 2, md: 3 } }}>
      {drafts.map((draft) => {
        const session = sessionOf(draft, teams?.find((team) => team.team_id === draft.teamId)?.team_name);
        return (
          <Alert
            key={sheetValue(session)}
            severity="warning"
            sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1, overflowWrap: 'anywhere' } }}
          >
            {recordingTexts.keptOnDevice(
              typedCount(draft.texts),
              recordingTexts.session(session.team.name, formatShortDate(draft.date)),
              labelOf(draft),
            )}
            <Box>
              <Button
                color="inherit"
                variant="outlined"
                onClick={() => onOpen(sheetValue(session))}
                sx={{ minHeight: 44, mt: 1 }}
              >
                Open recording
              </Button>
            </Box>
          </Alert>
        );
      })}
    </Box>
  );
}
