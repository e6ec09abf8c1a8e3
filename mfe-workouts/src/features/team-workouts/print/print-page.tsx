import { useEffect, useId } from 'react';
import { mdiArrowLeft, mdiPrinter } from '@mdi/js';
import {
  Box,
  Button,
  EmptyPanel,
  Icon,
  PaperStyles,
  QueryPanel,
  RetryAlert,
  Typography,
  useToday,
} from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { Link, useLocation, useNavigate } from '@touchline/ui/router';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { PRINT_NOW } from '../../../shared/workouts/model/sheet-address.js';
import { usePlanView } from '../use-plan-view.js';
import { usePlanOfDay } from '../use-plan.js';
import { PlanSheet } from './plan-sheet.js';
import { planAddress } from './print-address.js';
import { SheetTitle, type SheetTitleProps } from './sheet-title.js';
import { useOwnerName } from './use-owner-name.js';

/** `/workouts/print`: the workouts of a day on one page. */
export function PrintPage() {
  const today = useToday();
  const { view } = usePlanView(today);
  const ofDay = usePlanOfDay(view);
  const owner = useOwnerName(view);
  const id = useId();
  const canPrint = Boolean(ofDay.data?.length) && owner.missingText === null && owner.loadingText === null;
  usePrintOnArrival(canPrint);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 900, mx: 'auto', '@media print': { p: 0, maxWidth: 'none' } }}>
      <PaperStyles size="A4 portrait" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, displayPrint: 'none' }}>
        <Button
          component={Link}
          to={planAddress(view, today)}
          startIcon={<Icon path={mdiArrowLeft} />}
          sx={{ minHeight: 44 }}
        >
          Back to the plan
        </Button>
        <Button
          variant="contained"
          disableElevation
          disabled={!canPrint}
          aria-describedby={owner.loadingText === null ? undefined : id}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinter} />}
          sx={{ minHeight: 44 }}
        >
          Print
        </Button>
        <Typography id={id} role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {owner.loadingText}
        </Typography>
      </Box>
      {owner.failureText !== null && (
        <RetryAlert severity="warning" onRetry={owner.refetch} sx={{ mb: 2, displayPrint: 'none' }}>
          {owner.failureText}
        </RetryAlert>
      )}
      {owner.missingText !== null ? (
        <>
          <SheetTitle day={view.day} owner={null} />
          <EmptyPanel text={owner.missingText} minHeight={320} />
        </>
      ) : (
        <QueryPanel
          query={ofDay}
          loadingText={teamWorkoutsTexts.loading}
          errorText={(error) => sentenceOf(error, teamWorkoutsTexts.loadFailed)}
          isEmpty={(workouts) => workouts.length === 0}
          empty={<NoWorkout day={view.day} owner={owner.name} />}
          minHeight={320}
        >
          {(workouts) => <PlanSheet day={view.day} owner={owner.name} workouts={workouts} />}
        </QueryPanel>
      )}
    </Box>
  );
}

/** Opens the print dialog once, when the sheet was asked for to print it at once. */
function usePrintOnArrival(canPrint: boolean): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isDue = canPrint && state === PRINT_NOW;
  useEffect(() => {
    if (!isDue) return;
    // A reload or Back must not print again.
    void navigate({ pathname, search }, { replace: true, state: null });
    window.print();
  }, [isDue, pathname, search, navigate]);
}

function NoWorkout(title: SheetTitleProps) {
  return (
    <>
      <SheetTitle {...title} />
      <EmptyPanel text={teamWorkoutsTexts.noWorkout} minHeight={240} />
    </>
  );
}
