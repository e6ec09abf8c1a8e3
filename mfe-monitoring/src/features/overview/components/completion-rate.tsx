import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import { Box, Chip, ToggleButton, ToggleButtonGroup } from '@touchline/ui';
import type { Period } from '../model/overview-view.js';
import type { AthleteCardProps } from './athlete-cards.js';
import { Meter } from './meter.js';
import { BigFigure, Caption } from './overview-card.js';

const LABELS: Readonly<Record<Period, string>> = { '30-days': '30 Days', 'all-time': 'All Time' };

/** How regularly the athlete answers the daily survey. */
export function CompletionRate({ athlete, view, onView }: AthleteCardProps) {
  const { completed, days, percent, on_track: onTrack } = shownOf(athlete, view.period);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <BigFigure>{`${percent}%`}</BigFigure>
        <Chip
          label={onTrack ? 'On Track' : 'Behind'}
          color={onTrack ? 'success' : 'warning'}
          sx={{ fontWeight: 600, mr: 'auto' }}
        />
        <ToggleButtonGroup
          exclusive
          value={view.period}
          onChange={(_, period: Period | null) => period !== null && onView({ period })}
          aria-label="Days to look at"
        >
          {Object.entries(LABELS).map(([period, label]) => (
            <ToggleButton key={period} value={period} sx={{ minHeight: 44, px: 1.5, whiteSpace: 'nowrap' }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Meter label="Wellness check completion rate" percent={percent} color={onTrack ? 'success' : 'warning'} />
      {/* What the product calls all time counts from the first of the month: said, so that nobody reads more into it. */}
      <Caption>{`${completed} of ${days} ${days === 1 ? 'day' : 'days'}${view.period === 'all-time' ? ' of this month so far' : ''}`}</Caption>
    </>
  );
}

function shownOf({ completion }: AthleteOverview, period: Period) {
  return period === 'all-time' ? completion.all_time : completion.last_30_days;
}
