import { mdiDownload, mdiPrinter } from '@mdi/js';
import { Button, CircularProgress, Icon, Typography, useFocusThroughBusy } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';
import { useExport, type ExportRequest } from '../use-export.js';

interface PeriodToolsProps {
  /** Undefined while loading. */
  exported: ExportRequest | undefined;
  /** Whether search or status hide athletes that the heatmap still counts. */
  filtered: boolean;
  /** The register's address. */
  register: string;
}

/** Buttons that export or print the marks of the period. */
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
        <Typography variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {statisticsTexts.filteredExport(exported.athletes.length)}
        </Typography>
      )}
    </>
  );
}
