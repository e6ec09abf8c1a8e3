import { mdiChevronLeft, mdiChevronRight, mdiPencilOutline } from '@mdi/js';
import { HOOPER_CAPTION, RATING_SCALE_CAPTION } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { Box, Button, Card, CardContent, EmptyPanel, Icon, IconButton, Tooltip, Typography } from '@touchline/ui';
import { pageFromNewest } from '../../../shared/pages.js';
import { LINE_HEIGHT } from '../../../shared/chart-heights.js';
import { LINES } from '../../../shared/wellness-chart/lines.js';
import { weeklyNotes } from '../../../shared/wellness-chart/weekly-notes.js';
import { dateRange } from '../../../shared/wellness-chart/weekly-series.js';
import { WellnessChart } from '../../../shared/wellness-chart/wellness-chart.js';
import type { WellnessView } from '../model/wellness-view.js';
import { LineToggles } from './line-toggles.js';

const ENTRIES_PER_PAGE = 7;
const EMPTY_HEIGHT = 160;

interface WeeklyCardProps {
  entries: readonly WellnessEntry[];
  view: WellnessView;
  onView: (change: Partial<WellnessView>) => void;
  onEdit: () => void;
}

/** Seven entries at a time, newest first to be seen, with the lines the coach wants. */
export function WeeklyCard({ entries, view, onView, onEdit }: WeeklyCardProps) {
  const { items, page, hasOlder, hasNewer } = pageFromNewest(entries, ENTRIES_PER_PAGE, view.page);
  const shown = LINES.filter((line) => !view.hidden.includes(line));
  return (
    <Card component="section" aria-labelledby="weekly-title">
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ minWidth: 0, mr: 'auto' }}>
            <Typography id="weekly-title" variant="h2">Weekly Wellness</Typography>
            <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>{dateRange(items)}</Typography>
          </Box>
          <Tooltip title="Edit wellness history">
            <IconButton aria-label="Edit wellness history" onClick={onEdit} sx={{ width: 44, height: 44 }}>
              <Icon path={mdiPencilOutline} />
            </IconButton>
          </Tooltip>
        </Box>
        <LineToggles hidden={view.hidden} onChange={(hidden) => onView({ hidden })} />
        {items.length === 0 ? (
          <EmptyPanel text="No wellness entries yet." minHeight={EMPTY_HEIGHT} />
        ) : shown.length === 0 ? (
          <EmptyPanel text="Choose at least one line to show." minHeight={EMPTY_HEIGHT} />
        ) : (
          <WellnessChart label="Weekly Wellness" entries={items} lines={shown} height={LINE_HEIGHT} />
        )}
        {weeklyNotes(items, shown).map((note) => <Typography key={note} variant="body2">{note}</Typography>)}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`${RATING_SCALE_CAPTION} ${HOOPER_CAPTION}`}</Typography>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, '& > *': { minHeight: 44, whiteSpace: 'nowrap', px: { xs: 1.25, sm: 2 } }, '& .MuiButton-icon': { display: { xs: 'none', sm: 'inherit' } } }}>
          <Button variant="outlined" startIcon={<Icon path={mdiChevronLeft} />} disabled={!hasOlder} onClick={() => onView({ page: page + 1 })}>Previous Week</Button>
          <Button variant="outlined" endIcon={<Icon path={mdiChevronRight} />} disabled={!hasNewer} onClick={() => onView({ page: page - 1 })}>Next Week</Button>
        </Box>
      </CardContent>
    </Card>
  );
}
