import { HOOPER_CAPTION, RATING_SCALE_CAPTION } from '@touchline/contracts/ratings';
import type { ListedWellnessEntry } from '@touchline/contracts/wellness.schema';
import { EmptyPanel, Typography, useTheme } from '@touchline/ui';
import type { ChangeView } from '@touchline/ui/router';
import { ChartViewChips } from '../../../shared/chart-view/chart-view-chips.js';
import { ChartCard } from '../../../shared/chart-card.js';
import { NoRecordsPanel } from '../../../shared/history-dialog/no-records-panel.js';
import { dateRange } from '../../../shared/date-range.js';
import { pageFromNewest } from '../../../shared/pages.js';
import { wellnessChartTexts } from '../../../shared/texts/wellness-chart-texts.js';
import { wellnessTexts } from '../../../shared/texts/wellness-texts.js';
import { ToggleChips } from '../../../shared/toggle-chips.js';
import { WeekPaging } from '../../../shared/week-paging.js';
import { WellnessChart } from '../../../shared/wellness-chart/wellness-chart.js';
import { LINE_LABELS, WELLNESS_LINES, wellnessNotes } from '../../../shared/wellness-chart/wellness-lines.js';
import { LINE_MARKERS } from '../../../shared/wellness-chart/wellness-options.js';
import { importedNotes } from '../model/imported-entries.js';
import type { ChartChoice } from '../model/remembered-chart.js';
import { ALL_RATINGS, chosenLines, hiddenAfter } from '../model/shown-lines.js';
import type { WellnessView } from '../model/wellness-view.js';
import type { ShownView } from '../use-chart-choice.js';
import { useWellnessBands } from './use-wellness-bands.js';

export const ENTRIES_PER_PAGE = 7;
const CHART_HEIGHT_PX = 340;
const EMPTY_HEIGHT_PX = 160;

interface WeeklyWellnessCardProps {
  athleteId: number;
  entries: readonly ListedWellnessEntry[];
  view: ShownView;
  onView: ChangeView<WellnessView>;
  onChoose: (choice: Partial<ChartChoice>) => void;
  /** Open the history; null where the coach's role does not let records be changed. */
  edits: { onEdit: () => void; onAdd: () => void } | null;
}

/** The chosen lines over seven entries at a time, starting with the newest. */
export function WeeklyWellnessCard({ athleteId, entries, view, onView, onChoose, edits }: WeeklyWellnessCardProps) {
  const { charts, palette } = useTheme();
  const page = pageFromNewest(entries, ENTRIES_PER_PAGE, view.page);
  const { items } = page;
  const shown = WELLNESS_LINES.filter((line) => !view.hidden.includes(line));
  const { bands, status } = useWellnessBands(athleteId, items, shown, view.bands);

  return (
    <ChartCard
      title="Weekly Wellness"
      range={dateRange(items.map(({ date }) => date))}
      edit={edits ? { label: wellnessTexts.editHistory, onEdit: edits.onEdit } : undefined}
    >
      {/* Each button carries the colour and marker of its line, so that the buttons are the legend as well. */}
      <ToggleChips
        label={wellnessChartTexts.lines}
        options={[
          ...WELLNESS_LINES.map((line) => ({
            value: line,
            label: LINE_LABELS[line],
            sign: LINE_MARKERS[line].sign,
            color: charts.series[line],
          })),
          { value: ALL_RATINGS, label: wellnessTexts.allRatings, sign: '≡', color: palette.text.primary },
        ]}
        chosen={chosenLines(view.hidden)}
        onToggle={(pressed) => onChoose({ hidden: hiddenAfter(view.hidden, pressed) })}
      />
      <ChartViewChips
        view={view}
        shown={view.bands}
        onView={({ bands: chosen, ...reading }) => (chosen ? onChoose({ bands: chosen }) : onView(reading))}
      />
      {items.length === 0 ? (
        <NoRecordsPanel text={wellnessChartTexts.noEntries} minHeight={EMPTY_HEIGHT_PX} onAdd={edits?.onAdd} />
      ) : shown.length === 0 ? (
        <EmptyPanel text={wellnessTexts.noLineChosen} minHeight={EMPTY_HEIGHT_PX} />
      ) : (
        <>
          <WellnessChart
            label="Weekly Wellness"
            entries={items}
            lines={shown}
            height={CHART_HEIGHT_PX}
            view={view}
            bands={bands}
          />
          {status}
        </>
      )}
      {[...wellnessNotes(items, shown), ...importedNotes(items)].map((note) => (
        <Typography key={note} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ))}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary' }}
      >{`${RATING_SCALE_CAPTION} ${HOOPER_CAPTION}`}</Typography>
      {items.length > 0 && <WeekPaging page={page} onPage={(next) => onView({ page: next })} />}
    </ChartCard>
  );
}
