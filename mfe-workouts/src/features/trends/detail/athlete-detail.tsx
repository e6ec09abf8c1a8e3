import { useCallback, useRef } from 'react';
import { findHipMobilityRoutine } from '@touchline/contracts/hip-mobility-routine';
import { mdiArrowLeft, mdiCalendarPlus } from '@mdi/js';
import {
  Box,
  Button,
  Chip,
  EmptyPanel,
  FootBar,
  Icon,
  intoView,
  Paper,
  QueryPanel,
  takeFocus,
  Typography,
} from '@touchline/ui';
import { useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { SnapshotDialog } from '../../../shared/dialogs/snapshot-dialog.js';
import { useUndoScheduling } from '../../../shared/scheduling/use-undo-scheduling.js';
import { workoutsQuery } from '../../../shared/workouts/api/get-workouts.js';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { StatusChip } from '../components/status-chip.js';
import type { TrendRow } from '../model/trend-rows.js';
import { CALENDAR_PARAM } from '../model/trends-view.js';
import { AddToCalendar } from '../schedule/add-to-calendar.js';
import { InjuryChip } from './injury-chip.js';
import { MetricChips } from './metric-chips.js';
import { Reasoning } from './reasoning.js';
import { Routine } from './routine.js';

interface AthleteDetailProps {
  /** Undefined when the address names no athlete of the coach. */
  row: TrendRow | undefined;
  onBack: () => void;
}

/** One athlete: figures, the routine with its button for the calendar, and the reasoning. */
export function AthleteDetail({ row, onBack }: AthleteDetailProps) {
  const library = useQuery(workoutsQuery(useApi()));
  const calendar = useAddressDialog(CALENDAR_PARAM);
  const routine = findHipMobilityRoutine(library.data ?? []);
  const name = useRef<HTMLElement | null>(null);
  const showName = useCallback((element: HTMLElement | null) => {
    name.current = element;
    takeFocus(element);
  }, []);
  const mayPlan = useMay()('plan.write', row?.teamIds);
  const isCalendarShown = useStaysOpen(calendar.value !== null, row !== undefined && mayPlan);
  const undo = useUndoScheduling(() => name.current?.focus());
  const back = (
    <Button startIcon={<Icon path={mdiArrowLeft} />} onClick={onBack} sx={{ minHeight: 44 }}>
      Back to Athlete Selection
    </Button>
  );
  if (!row) {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', py: 6 }}>
        <EmptyPanel text={trendsTexts.athleteNotFound} />
        {back}
      </Box>
    );
  }
  const { trends, teamName, status } = row;
  return (
    <Box sx={{ pb: { xs: 10, sm: 0 } }}>
      {/* The list before may have been scrolled far down, so the top of the page is scrolled into view. */}
      <Box ref={intoView} sx={{ ml: -1, mb: 0.5 }}>
        {back}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, mb: 1.5 }}>
        <Typography
          ref={showName}
          tabIndex={-1}
          variant="h1"
          sx={{ minWidth: 0, overflowWrap: 'anywhere', mr: 0.5, outline: 'none' }}
        >
          {trends.name}
        </Typography>
        <Chip size="small" variant="outlined" label={teamName} sx={{ maxWidth: '100%' }} />
        <StatusChip status={status} isLoadHigh={trends.load_high} />
        <InjuryChip athleteId={trends.id} />
        {mayPlan && (
          <Box sx={{ ml: { sm: 'auto' } }}>
            <FootBar>
              <Button
                variant="contained"
                disableElevation
                startIcon={<Icon path={mdiCalendarPlus} />}
                disabled={!routine}
                onClick={() => calendar.open('1')}
              >
                Add to Calendar
              </Button>
            </FootBar>
          </Box>
        )}
      </Box>
      {undo.bar}
      {trends.load_high && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {trendsTexts.loadHigh}
        </Typography>
      )}
      <MetricChips row={row} />
      <Paper
        variant="outlined"
        sx={{
          mt: 2,
          p: { xs: 2, md: 3 },
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <QueryPanel
          query={library}
          loadingText={trendsTexts.libraryLoading}
          errorText={trendsTexts.libraryFailed}
          minHeight={320}
        >
          {() => <Routine workout={routine} />}
        </QueryPanel>
        <Reasoning />
      </Paper>
      {isCalendarShown && library.data && (
        <SnapshotDialog
          item={routine}
          missing={trendsTexts.routineNotFound}
          onClose={calendar.close}
          dialog={(snapshot) => (
            <AddToCalendar
              athlete={trends}
              teamName={teamName}
              routine={snapshot}
              onAdded={undo.offer}
              onClose={calendar.close}
            />
          )}
        />
      )}
    </Box>
  );
}
