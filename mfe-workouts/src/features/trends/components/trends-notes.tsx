import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import { Box, Typography } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';
import { useTrendMetrics } from '../use-trend-metrics.js';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';

/** Explains the figures that the coach's role tells, and what they need. */
export function TrendsNotes() {
  const metrics = useTrendMetrics();
  const hidesOtherTeams = useCoach().other_teams_sessions === 'hidden';
  const notes = [
    ...trendsTexts.metricNotes.flatMap(({ metric, note }) => (metrics.includes(metric) ? [note] : [])),
    ...(metrics.length < TREND_METRICS.length ? [trendsTexts.fewerMetrics(metrics.length)] : []),
    ...(hidesOtherTeams && metrics.includes('trainingLoad') ? [trendsTexts.withoutOtherTeams] : []),
    ...trendsTexts.notes,
  ];
  return (
    <Box component="section" aria-label={trendsTexts.notesLabel} sx={{ mt: 2, maxWidth: 900 }}>
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}
