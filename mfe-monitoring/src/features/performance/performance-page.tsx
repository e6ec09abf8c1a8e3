import { useState } from 'react';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { Box } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';
import { useAddressView } from '@touchline/ui/router';
import { AthleteDashboard } from '../../shared/athlete-dashboard.js';
import { AthletePerformance } from './components/athlete-performance.js';
import { TeamRecording } from './components/team-recording.js';
import { NEWEST, readView, writeView } from './model/performance-view.js';
import { RecordingFlow } from './recording/recording-flow.js';

const TITLES = { before: 'Performance Metrics', after: 'Performance Metrics' };

/** `/dashboard/apex`: what an athlete's tests say, to be corrected, and where a team's tests are recorded. */
export function PerformancePage() {
  const { view, change } = useAddressView(readView, writeView);
  const [recording, setRecording] = useState<{ kind: FatigueKind; teamId?: number | undefined } | null>(null);
  return (
    <>
      <AthleteDashboard
        view={view}
        titles={TITLES}
        emptyText="Select an athlete to view their performance metrics."
        beforeChoice={
          <Box sx={{ mt: 2 }}>
            <TeamRecording onRecord={(kind) => setRecording({ kind })} />
          </Box>
        }
        onChoice={(choice, history) =>
          change(choice.athleteId === undefined ? choice : { ...choice, ...NEWEST }, history)
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
