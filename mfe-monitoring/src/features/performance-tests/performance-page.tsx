import { useState } from 'react';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { Box } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';
import { useAddressView } from '@touchline/ui/router';
import { AthleteDashboard } from '../../shared/athlete-dashboard.js';
import { performanceTestsTexts } from '../../shared/texts/performance-tests-texts.js';
import { AthletePerformance } from './components/athlete-performance.js';
import { TeamRecording } from './components/team-recording.js';
import { NEWEST_PAGES, readView, writeView } from './model/performance-view.js';
import { RecordingFlow } from './recording/recording-flow.js';

const TITLES = { before: 'Performance Metrics', after: 'Performance Metrics' };

/** `/dashboard/apex`: one athlete's performance tests, and the recording of a team's tests. */
export function PerformancePage() {
  const { view, change } = useAddressView(readView, writeView);
  const [recording, setRecording] = useState<{ kind: PerformanceTestKind; teamId?: number | undefined } | null>(null);
  return (
    <>
      <AthleteDashboard
        view={view}
        titles={TITLES}
        emptyText={performanceTestsTexts.selectAthlete}
        beforeChoice={
          <Box sx={{ mt: 2 }}>
            <TeamRecording onRecord={(kind) => setRecording({ kind })} />
          </Box>
        }
        onChoice={(choice, history) =>
          change(choice.athleteId === undefined ? choice : { ...choice, ...NEWEST_PAGES }, history)
        }
      >
        {(athleteId, athlete) => (
          <AthletePerformance
            key={athleteId}
            athleteId={athleteId}
            athleteName={athlete && fullName(athlete)}
            view={view}
            onView={change}
            onRecord={(kind) => setRecording({ kind, teamId: athlete?.team_id })}
          />
        )}
      </AthleteDashboard>
      {recording && <RecordingFlow {...recording} onClose={() => setRecording(null)} />}
    </>
  );
}
