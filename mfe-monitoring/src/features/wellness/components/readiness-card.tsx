import { RATING_SCALE_CAPTION } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { Box, Card, CardContent, ToggleButton, ToggleButtonGroup, Typography } from '@touchline/ui';
import { StepPanel } from '@touchline/ui/pickers';
import { wellnessChartTexts } from '../../../shared/texts/wellness-chart-texts.js';
import { wellnessTexts } from '../../../shared/texts/wellness-texts.js';
import { readiness } from '../model/readiness.js';
import { READINESS_SPANS, type ReadinessSpan } from '../model/wellness-view.js';
import { ReadinessChart } from './readiness-chart.js';

interface ReadinessCardProps {
  athleteId: number;
  /** Teams of the athlete; null while they are not known. */
  teamIds: readonly number[] | null;
  entries: readonly WellnessEntry[];
  span: ReadinessSpan;
  onSpan: (span: ReadinessSpan) => void;
}

/** The mean of each rating over the newest 7 or 30 entries. */
export function ReadinessCard({ athleteId, teamIds, entries, span, onSpan }: ReadinessCardProps) {
  const shown = readiness(entries, span);
  return (
    <Card component="section" aria-labelledby="readiness-title">
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography id="readiness-title" variant="h2">
            Current Readiness
          </Typography>
          <ToggleButtonGroup
            exclusive
            value={span}
            onChange={(_, next: ReadinessSpan | null) => next !== null && onSpan(next)}
            aria-label="Entries to average"
          >
            {READINESS_SPANS.map((days) => (
              <ToggleButton key={days} value={days} sx={{ minHeight: 44, px: 2 }}>{`${days} Days`}</ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        {shown.entries === 0 ? (
          <StepPanel
            text={wellnessChartTexts.noEntries}
            step="links"
            teamId={teamIds?.[0] ?? null}
            athleteId={athleteId}
            minHeight={160}
          />
        ) : (
          <>
            <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
              {wellnessTexts.averaged(shown.entries, shown.range)}
            </Typography>
            <ReadinessChart readiness={shown} />
          </>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${RATING_SCALE_CAPTION} ${wellnessTexts.radarDirection}`}
        </Typography>
      </CardContent>
    </Card>
  );
}
