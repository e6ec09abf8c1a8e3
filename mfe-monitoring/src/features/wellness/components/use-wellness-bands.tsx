import { useMemo, type ReactNode } from 'react';
import { MAX_COMPARED_DAYS } from '@touchline/contracts/comparison-rules';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { Typography } from '@touchline/ui';
import type { ChartBand } from '../../../shared/chart-view/chart-band.js';
import type { BandKind } from '../../../shared/chart-view/chart-view.js';
import { spanOfDates } from '../../../shared/comparisons/day-span.js';
import { teamBand } from '../../../shared/comparisons/team-band.js';
import { TeamStatus, UsualStatus } from '../../../shared/comparisons/comparison-status.js';
import { useTeamComparison, useUsualWellness } from '../../../shared/comparisons/use-comparisons.js';
import { usualWellnessBand } from '../../../shared/comparisons/usual-band.js';
import { chartViewTexts } from '../../../shared/texts/chart-view-texts.js';
import { bandLineOf, LINE_LABELS, type WellnessLine } from '../../../shared/wellness-chart/wellness-lines.js';

interface WellnessBands {
  bands: ChartBand[];
  /** Says that bands are loading, have failed or do not fit the shown lines. */
  status: ReactNode;
}

/** The chosen bands of the shown entries: the team's on the line that stands out, the usual range on the Hooper Index. */
export function useWellnessBands(
  athleteId: number,
  entries: readonly WellnessEntry[],
  lines: readonly WellnessLine[],
  shown: readonly BandKind[],
): WellnessBands {
  const dates = useMemo(() => entries.map(({ date }) => date), [entries]);
  const span = spanOfDates(dates, MAX_COMPARED_DAYS.daily);
  const line = bandLineOf(lines);
  const wantsTeam = shown.includes('team') && line !== null;
  const wantsUsual = shown.includes('usual') && line === 'hooper_index';
  const team = useTeamComparison('wellness', athleteId, wantsTeam ? span : null);
  const usual = useUsualWellness(athleteId, wantsUsual ? span : null);

  const bands = useMemo(
    () => [
      ...(wantsTeam && team.data
        ? [
            teamBand(team.data, line, {
              subject: LINE_LABELS[line],
              dates,
              text: (value) => value.toFixed(1),
              axisOf: LINE_LABELS[line],
            }),
          ]
        : []),
      ...(wantsUsual && usual.data ? [usualWellnessBand(usual.data, dates, LINE_LABELS.hooper_index)] : []),
    ],
    [wantsTeam, wantsUsual, team.data, usual.data, line, dates],
  );
  return {
    bands,
    status: (
      <>
        <TeamStatus query={team} />
        <UsualStatus query={usual} />
        {shown.includes('team') && line === null && <Note text={chartViewTexts.oneLine} />}
        {shown.includes('usual') && line !== 'hooper_index' && <Note text={chartViewTexts.needsHooper} />}
      </>
    ),
  };
}

function Note({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
