import { labelWithUnit } from '@touchline/contracts/measure-texts';
import { newestVersion } from '@touchline/contracts/measure-versions';
import { PERFORMANCE_TEST_LIMITS } from '@touchline/contracts/performance-test-kinds';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { batteriesQuery } from '../../../shared/measures/get-batteries.js';
import { measuresQuery } from '../../../shared/measures/get-measures.js';
import { recordingTexts } from '../../../shared/texts/recording-texts.js';
import { batteryIdOf, parseProductKind, type RecordingKind } from './model/recording-kind.js';

/** Names recordings; those of the club have a general name until the catalogue is loaded, and when they no longer exist. */
export function useRecordingLabels(recordings: readonly { kind: RecordingKind }[]) {
  const api = useApi();
  const isWanted = recordings.some(({ kind }) => parseProductKind(kind) === null);
  const measures = useQuery({ ...measuresQuery(api), enabled: isWanted }).data;
  const batteries = useQuery({ ...batteriesQuery(api), enabled: isWanted }).data;
  return ({ kind }: { kind: RecordingKind }): string => {
    const product = parseProductKind(kind);
    if (product !== null) return PERFORMANCE_TEST_LIMITS[product].label;
    const measure = measures?.find(({ key }) => key === kind);
    const battery = batteries?.find(({ id }) => id === batteryIdOf(kind));
    return battery?.name ?? (measure ? labelWithUnit(newestVersion(measure)) : recordingTexts.someTest);
  };
}
