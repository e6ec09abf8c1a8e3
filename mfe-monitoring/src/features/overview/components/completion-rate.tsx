import { Box, Chip, ToggleButton, ToggleButtonGroup } from '@touchline/ui';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import type { Period } from '../model/overview-view.js';
import { Meter } from './meter.js';
import { BigFigure, Caption, type AthleteCardProps } from './overview-card.js';

const LABELS: Readonly<Record<Period, string>> = { '30-days': '30 Days', 'all-time': 'All Time' };

/** How regularly the athlete completes the daily wellness survey. */
export function CompletionRate({ athlete, view, onView }: AthleteCardProps) {
  const { all_time: allTime, last_30_days: last30Days } = athlete.completion;
  const { completed, days, percent, on_track: onTrack } = view.period === 'all-time' ? allTime : last30Days;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <BigFigure>{percent === null ? '-' : `${percent}%`}</BigFigure>
        {onTrack !== null && (
          <Chip
            label={onTrack ? 'On Track' : 'Behind'}
            color={onTrack ? 'success' : 'warning'}
            sx={{ fontWeight: 600 }}
          />
        )}
        <ToggleButtonGroup
          exclusive
          value={view.period}
          onChange={(_, period: Period | null) => period !== null && onView({ period })}
          aria-label="Period"
          sx={{ ml: 'auto' }}
        >
          {Object.entries(LABELS).map(([period, label]) => (
            <ToggleButton key={period} value={period} sx={{ minHeight: 44, px: 1.5, whiteSpace: 'nowrap' }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {percent !== null && (
        <Meter label="Wellness check completion rate" percent={percent} color={onTrack ? 'success' : 'warning'} />
      )}
      {/* The spec's "All Time" counts from the first of the month, so the text names the month. */}
      <Caption>{overviewTexts.completedDays(completed, days, view.period === 'all-time')}</Caption>
    </>
  );
}
