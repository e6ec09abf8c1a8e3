import { HOOPER_CAPTION, RATING_SCALE_CAPTION } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { EmptyPanel, Typography } from '@touchline/ui';
import type { ChangeView } from '@touchline/ui/router';
import { ChartCard } from '../../../shared/chart-card.js';
import { LINE_HEIGHT } from '../../../shared/chart-heights.js';
import { dateRange } from '../../../shared/date-range.js';
import { pageFromNewest } from '../../../shared/pages.js';
import { toggled } from '../../../shared/toggled.js';
import { WeekPaging } from '../../../shared/week-paging.js';
import { LINES } from '../../../shared/wellness-chart/lines.js';
import { weeklyNotes } from '../../../shared/wellness-chart/weekly-notes.js';
import { WellnessChart } from '../../../shared/wellness-chart/wellness-chart.js';
import type { WellnessView } from '../model/wellness-view.js';
import { LineToggles } from './line-toggles.js';

const ENTRIES_PER_PAGE = 7;
const EMPTY_HEIGHT = 160;

interface WeeklyCardProps {
  entries: readonly WellnessEntry[];
  view: WellnessView;
  onView: ChangeView<WellnessView>;
  onEdit: () => void;
}

/** Seven entries at a time, newest first to be seen, with the lines the coach wants. */
export function WeeklyCard({ entries, view, onView, onEdit }: WeeklyCardProps) {
  const page = pageFromNewest(entries, ENTRIES_PER_PAGE, view.page);
  const { items } = page;
  const shown = LINES.filter((line) => !view.hidden.includes(line));
  return (
    <ChartCard
      title="Weekly Wellness"
      range={dateRange(items.map(({ date }) => date))}
      edit={{ label: 'Edit wellness history', onEdit }}
    >
      <LineToggles
        hidden={view.hidden}
        onToggle={(line) => onView((now) => ({ hidden: toggled(LINES, now.hidden, line) }))}
      />
      {items.length === 0 ? (
        <EmptyPanel text="No wellness entries yet." minHeight={EMPTY_HEIGHT} />
      ) : shown.length === 0 ? (
        <EmptyPanel text="Choose at least one line to show." minHeight={EMPTY_HEIGHT} />
      ) : (
        <WellnessChart label="Weekly Wellness" entries={items} lines={shown} height={LINE_HEIGHT} />
      )}
      {weeklyNotes(items, shown).map((note) => (
        <Typography key={note} variant="body2">
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
