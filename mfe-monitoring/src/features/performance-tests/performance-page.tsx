import { useEffect, useState } from 'react';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { Box } from '@touchline/ui';
import { useAddressView } from '@touchline/ui/router';
import { AthleteDashboard } from '../../shared/athlete-dashboard.js';
import { performanceTestsTexts } from '../../shared/texts/performance-tests-texts.js';
import { AthletePerformance } from './components/athlete-performance.js';
import { TeamRecording } from './components/team-recording.js';
import { NEWEST_PAGES, readView, writeView } from './model/performance-view.js';
import { LazyKeptDrafts, LazyRecordingFlow } from './recording/lazy-recording.js';
import { useRecordingSteps } from './recording/use-recording-steps.js';

const TITLES = { before: 'Performance Metrics', after: 'Performance Metrics' };

/** `/dashboard/apex`: one athlete's performance tests, and the recording of a team's tests. */
export function PerformancePage() {
  const { view, change } = useAddressView(readView, writeView);
  const steps = useRecordingSteps();
  const [teamId, setTeamId] = useState<number | undefined>();
  // Ahead of its use, because the network may be gone when a recording starts on the pitch.
  useEffect(() => void LazyRecordingFlow.preload().catch(() => undefined), []);
  const record = (kind: PerformanceTestKind, team?: number) => {
    setTeamId(team);
    steps.start(kind);
  };
  return (
    <>
      <LazyKeptDrafts onOpen={steps.openSheet} />
      <AthleteDashboard
        view={view}
        titles={TITLES}
        emptyText={performanceTestsTexts.selectAthlete}
        beforeChoice={
          <Box sx={{ mt: 2 }}>
            <TeamRecording onRecord={record} />
          </Box>
        }
        onChoice={(choice, history) =>
          change(choice.athleteId === undefined ? choice : { ...choice, ...NEWEST_PAGES }, history)
        }
      >
        {(athleteId, athlete, name) => (
          <AthletePerformance
            key={athleteId}
            athleteId={athleteId}
            athleteName={name}
            view={view}
            onView={change}
            onRecord={(kind) => record(kind, athlete?.team_id)}
          />
        )}
      </AthleteDashboard>
      {(steps.kind !== null || steps.sheet !== null) && <LazyRecordingFlow steps={steps} teamId={teamId} />}
    </>
  );
}
