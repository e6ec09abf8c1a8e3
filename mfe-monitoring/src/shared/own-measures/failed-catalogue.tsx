import type { Measure } from '@touchline/contracts/measures.schema';
import { QueryPanel } from '@touchline/ui';
import type { UseQueryResult } from '@touchline/ui/query';
import { ChartCard } from '../chart-card.js';

interface FailedCatalogueProps {
  title: string;
  catalogue: UseQueryResult<Measure[]>;
  failedText: string;
}

/** Stands in place of all cards of the club's measures when nothing says which there are. */
export function FailedCatalogue({ title, catalogue, failedText }: FailedCatalogueProps) {
  if (!catalogue.isLoadingError) return null;
  return (
    <ChartCard title={title}>
      <QueryPanel query={catalogue} errorText={failedText}>
        {() => null}
      </QueryPanel>
    </ChartCard>
  );
}
