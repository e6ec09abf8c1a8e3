import { mdiDownload, mdiPrinter } from '@mdi/js';
import { Button, CircularProgress, Icon, Typography, useFocusThroughBusy } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { useExport, type Exported } from '../use-export.js';

interface PeriodToolsProps {
  /** undefined until it is known who is shown. */
  exported: Exported | undefined;
  /** Search or status leave some athletes out, of whom the days beside this tell all the same. */
  filtered: boolean;
  /** Where the register of the period is. */
  register: string;
}

/** The marks of the period, to take along: as a file, or on paper. */
export function PeriodTools({ exported, filtered, register }: PeriodToolsProps) {
  const { mutate, isPending } = useExport();
  useFocusThroughBusy(isPending);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={isPending ? <CircularProgress size={18} aria-hidden /> : <Icon path={mdiDownload} />}
        aria-busy={isPending}
        disabled={exported === undefined || isPending}
        onClick={() => exported && mutate(exported)}
        sx={{ minHeight: 44 }}
      >
        Export CSV
      </Button>
      <Button
        component={Link}
        to={register}
        variant="outlined"
        startIcon={<Icon path={mdiPrinter} />}
        sx={{ minHeight: 44 }}
      >
        Print register
      </Button>
      {filtered && exported && (
        <Typography
          variant="body2"
          sx={{ flexBasis: '100%', color: 'text.secondary' }}
        >{`Both are of the athletes in the table: ${exported.athletes.length}.`}</Typography>
      )}
    </>
  );
}
