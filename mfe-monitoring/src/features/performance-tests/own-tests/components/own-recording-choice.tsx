import { useMemo } from 'react';
import { mdiPlayCircleOutline } from '@mdi/js';
import { Box, Button, Icon, Typography, useToday } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { batteriesQuery } from '../../../../shared/measures/get-batteries.js';
import { measuresQuery } from '../../../../shared/measures/get-measures.js';
import { ownTestsTexts } from '../../../../shared/texts/own-tests-texts.js';
import { ownChoices } from '../../recording/model/recording-choices.js';
import type { RecordingKind } from '../../recording/model/recording-kind.js';

interface OwnRecordingChoiceProps {
  /** Only the batteries, where the tests have cards of their own. */
  batteriesOnly?: boolean;
  onRecord: (kind: RecordingKind) => void;
}

/** Buttons that start a recording of the club's own tests and batteries; nothing where it has none. */
export function OwnRecordingChoice({ batteriesOnly = false, onRecord }: OwnRecordingChoiceProps) {
  const api = useApi();
  const may = useMay();
  const today = useToday();
  const [measures, batteries] = [useQuery(measuresQuery(api)), useQuery(batteriesQuery(api))];
  const choices = useMemo(
    () => ownChoices({ measures: measures.data ?? [], batteries: batteries.data ?? [] }, today, may),
    [measures.data, batteries.data, today, may],
  );
  const shown = [...(batteriesOnly ? [] : choices.tests), ...choices.batteries];
  const failed = [measures, batteries].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2" role="status">
          {ownTestsTexts.ownTestsFailed}
        </Typography>
        <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())} sx={{ minHeight: 44 }}>
          Try again
        </Button>
      </Box>
    );
  if (shown.length === 0) return null;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {batteriesOnly ? ownTestsTexts.recordBattery : ownTestsTexts.recordOwn}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shown.map(({ kind, label }) => (
          <Button
            key={kind}
            variant="outlined"
            startIcon={<Icon path={mdiPlayCircleOutline} />}
            onClick={() => onRecord(kind)}
            sx={{ minHeight: 44, overflowWrap: 'anywhere', flex: { xs: '1 1 100%', sm: '0 1 auto' } }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </>
  );
}
