import { mdiPlus } from '@mdi/js';
import type { Measure } from '@touchline/contracts/measures.schema';
import { Box, Button, EmptyPanel, Icon, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf, useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { BackLink } from '../../shared/back-link.js';
import { measuresTexts } from '../../shared/texts/measures-texts.js';
import { measuresQuery } from '../../shared/measures-query.js';
import { BatteriesCard } from './batteries/batteries-card.js';
import { MeasureDialog } from './components/measure-dialog.js';
import { MeasureTable } from './components/measure-table.js';
import { SectionCard } from './components/section-card.js';
import { QuestionsCard } from './questions/questions-card.js';

const MEASURE_PARAM = 'measure';
const NEW = 'new';

/** `/team-creation/measures`: what the club measures and asks, what each team asks, and which tests are recorded together. */
export function MeasuresPage() {
  const measures = useQuery(measuresQuery(useApi()));
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1100, mx: 'auto' }}>
      <BackLink to="/team-creation" label="Team Management" />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {measuresTexts.title}
      </Typography>
      <Typography sx={{ mb: 2 }}>{measuresTexts.explanation}</Typography>
      <QueryPanel
        query={measures}
        loadingText={measuresTexts.loading}
        errorText={(error) => sentenceOf(error, measuresTexts.loadFailed)}
        minHeight={320}
      >
        {(catalogue) => <Catalogue catalogue={catalogue} />}
      </QueryPanel>
    </Box>
  );
}

function Catalogue({ catalogue }: { catalogue: readonly Measure[] }) {
  const may = useMay();
  const mayChange = may('administration.write');
  const dialog = useAddressDialog(MEASURE_PARAM);
  const showsDialog = useStaysOpen(dialog.value !== null, mayChange);
  const own = catalogue.filter(({ revision }) => revision !== null);
  const edited = own.find(({ key }) => key === dialog.value) ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {may('wellness.read') && <QuestionsCard catalogue={catalogue} />}
      <SectionCard
        id="own-measures"
        title={measuresTexts.own}
        action={
          mayChange && (
            <Button
              variant="contained"
              disableElevation
              startIcon={<Icon path={mdiPlus} />}
              onClick={() => dialog.open(NEW)}
              sx={{ minHeight: 44 }}
            >
              {measuresTexts.add}
            </Button>
          )
        }
      >
        {own.length === 0 ? (
          <EmptyPanel text={measuresTexts.noneOfClub} minHeight={120} />
        ) : (
          <MeasureTable label={measuresTexts.own} measures={own} {...(mayChange && { onEdit: dialog.open })} />
        )}
      </SectionCard>
      {may('performance.read') && <BatteriesCard catalogue={catalogue} />}
      <SectionCard id="product-measures" title={measuresTexts.product}>
        <MeasureTable label={measuresTexts.product} measures={catalogue.filter(({ revision }) => revision === null)} />
      </SectionCard>
      {showsDialog && (edited !== null || dialog.value === NEW) && (
        <MeasureDialog key={dialog.value} measure={edited} heldBy={MEASURE_PARAM} onClose={dialog.close} />
      )}
    </Box>
  );
}
