import { mdiArrowLeft, mdiPrinter } from '@mdi/js';
import { Box, Button, Icon, PaperStyles, QueryPanel, useToday } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { Link, useSearchParams } from '@touchline/ui/router';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';
import { periodText } from '../model/date-texts.js';
import { readRegister, statisticsAddress } from '../model/register-address.js';
import { RegisterSheet } from './components/register-sheet.js';
import { useRegister } from './use-register.js';

/** `/attendance/register`: the marks of a period, to be printed. */
export function RegisterPage() {
  const today = useToday();
  const [params] = useSearchParams();
  const { period, view } = readRegister(params, today);
  const register = useRegister(period, view, today);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1280, mx: 'auto', '@media print': { p: 0, maxWidth: 'none' } }}>
      <PaperStyles size="A4 landscape" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, displayPrint: 'none' }}>
        <Button
          component={Link}
          to={statisticsAddress(period, view, today)}
          startIcon={<Icon path={mdiArrowLeft} />}
          sx={{ minHeight: 44 }}
        >
          Back to statistics
        </Button>
        <Button
          variant="contained"
          disabled={register.data === undefined}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinter} />}
          sx={{ minHeight: 44 }}
        >
          Print
        </Button>
      </Box>
      <QueryPanel
        query={register}
        loadingText={statisticsTexts.loadingAttendance}
        errorText={(error) => sentenceOf(error, statisticsTexts.attendanceFailed)}
        minHeight={320}
      >
        {({ scopeName, groups }) => (
          <RegisterSheet period={periodText(period.start, period.end)} scopeName={scopeName} groups={groups} />
        )}
      </QueryPanel>
    </Box>
  );
}
