import { newestVersion } from '@touchline/contracts/measure-versions';
import { Box } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { measuresQuery } from '../../../../shared/measures/get-measures.js';
import { FailedCatalogue } from '../../../../shared/own-measures/failed-catalogue.js';
import { ownTestsTexts } from '../../../../shared/texts/own-tests-texts.js';
import type { PerformanceView } from '../../model/performance-view.js';
import { isOwnKind, type RecordingKind } from '../../recording/model/recording-kind.js';
import { isRecorded } from '../../recording/model/sheet-tests.js';
import { OwnRecordingChoice } from './own-recording-choice.js';
import { OwnTestCard } from './own-test-card.js';

export interface OwnTestCardsProps {
  athleteId: number;
  athleteName: string | undefined;
  /** Teams of the athlete; null while they are not known. */
  teamIds: readonly number[] | null;
  view: PerformanceView;
  onView: (change: Partial<PerformanceView>) => void;
  /** Null where the coach's role lets no tests be recorded. */
  onRecord: ((kind: RecordingKind) => void) | null;
}

/** The cards of the club's own tests that the coach's role reads of the athlete, and its batteries. */
export function OwnTestCards({ athleteId, athleteName, teamIds, view, onView, onRecord }: OwnTestCardsProps) {
  const may = useMay();
  const catalogue = useQuery(measuresQuery(useApi()));
  const tests = (catalogue.data ?? []).filter(
    (measure) => isRecorded(measure) && may(`${newestVersion(measure).kind}.read`, teamIds),
  );
  return (
    <>
      {/* With a recording the choice of batteries says so. */}
      {!onRecord && (
        <FailedCatalogue title={ownTestsTexts.title} catalogue={catalogue} failedText={ownTestsTexts.ownTestsFailed} />
      )}
      {tests.map((measure) => (
        <OwnTestCard
          key={measure.key}
          measure={measure}
          athleteId={athleteId}
          athleteName={athleteName}
          mayWrite={onRecord !== null && may(`${newestVersion(measure).kind}.write`, teamIds)}
          page={view.own[measure.key] ?? 0}
          view={view}
          onPage={(page) => onView({ own: { ...view.own, [measure.key]: page } })}
          onRecord={() => {
            if (onRecord && isOwnKind(measure.key)) onRecord(measure.key);
          }}
        />
      ))}
      {onRecord && (
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
          <OwnRecordingChoice batteriesOnly onRecord={onRecord} />
        </Box>
      )}
    </>
  );
}
