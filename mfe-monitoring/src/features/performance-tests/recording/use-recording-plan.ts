import { useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { batteriesQuery } from '../../../shared/measures/get-batteries.js';
import { measuresQuery } from '../../../shared/measures/get-measures.js';
import { batteryIdOf, parseProductKind, type RecordingKind } from './model/recording-kind.js';
import { ownPlan, productPlan, type RecordingPlan } from './model/sheet-tests.js';

interface LoadedPlan {
  /** Undefined while the club's tests are not loaded, null when there is nothing that can be recorded. */
  plan: RecordingPlan | null | undefined;
  /** Of the catalogue, for its loading and failure. */
  query: { isPending: boolean; isError: boolean; error: Error | null; refetch: () => unknown };
}

/** The tests of a recording on a day. Those of the product are known without a call. */
export function useRecordingPlan(kind: RecordingKind, date: CalendarDate, kept?: ReadonlySet<string>): LoadedPlan {
  const api = useApi();
  const product = parseProductKind(kind);
  const isBattery = batteryIdOf(kind) !== null;
  const measures = useQuery({ ...measuresQuery(api), enabled: product === null });
  const batteries = useQuery({ ...batteriesQuery(api), enabled: isBattery });
  // A plan that changed while the coach types would move the fields.
  const [known, tests] = [measures.data, isBattery ? batteries.data : NO_BATTERIES];
  const plan = useMemo(() => {
    if (product !== null) return productPlan(product);
    return known && tests ? ownPlan(kind, date, { measures: known, batteries: tests }, kept) : undefined;
  }, [kind, product, date, known, tests, kept]);
  const query = measures.isError || !isBattery ? measures : batteries;
  return { plan, query };
}

const NO_BATTERIES: readonly never[] = [];
