import { useEffect, useState } from 'react';
import { Box } from '@touchline/ui';
import { useMay, useStaysOpen } from '@touchline/ui/host';
import { teamIdsOf } from '@touchline/ui/pickers';
import { useAddressView } from '@touchline/ui/router';
import { AthleteDashboard } from '../../shared/athlete-dashboard.js';
import { performanceTestsTexts } from '../../shared/texts/performance-tests-texts.js';
import { AthletePerformance } from './components/athlete-performance.js';
import { TeamRecording } from './components/team-recording.js';
import { NEWEST_PAGES, readView, writeView } from './model/performance-view.js';
import { LazyKeptDrafts, LazyRecordingFlow } from './recording/lazy-recording.js';
import type { RecordingKind } from './recording/model/recording-kind.js';
import { useRecordingSteps } from './recording/use-recording-steps.js';

const TITLES = { before: 'Performance Metrics', after: 'Performance Metrics' };

/** `/dashboard/apex`: one athlete's performance tests, and the recording of a team's tests. */
export function PerformancePage() {
  const { view, change } = useAddressView(readView, writeView);
  const may = useMay();
  const mayRecord = may('performance.write');
  const steps = useRecordingSteps();
  // A sheet asks for the role in its own team.
  const isRecording = useStaysOpen(steps.kind !== null, mayRecord) || steps.sheet !== null;
  const [teamId, setTeamId] = useState<number | undefined>();
  // Ahead of its use, because the network may be gone when a recording starts on the pitch.
  useEffect(() => {
    if (mayRecord) void LazyRecordingFlow.preload().catch(() => undefined);
  }, [mayRecord]);
  const record = (kind: RecordingKind, team?: number) => {
    setTeamId(team);
    steps.start(kind);
  };
  return (
    <>
      <LazyKeptDrafts onOpen={steps.openSheet} />
      <AthleteDashboard
        kind="performance"
        view={view}
        titles={TITLES}
        emptyText={performanceTestsTexts.selectAthlete}
        beforeChoice={
          mayRecord && (
            <Box sx={{ mt: 2 }}>
              <TeamRecording onRecord={record} />
            </Box>
          )
        }
        onChoice={(choice, history) =>
          change(choice.athleteId === undefined ? choice : { ...choice, ...NEWEST_PAGES }, history)
        }
      >
        {(athleteId, { athlete, name, mayWrite }) => (
          <AthletePerformance
            key={athleteId}
            athleteId={athleteId}
            athleteName={name}
            teamIds={athlete ? teamIdsOf(athlete) : null}
            mayWrite={mayWrite}
            showsWellnessTask={may('wellness.read', athlete ? teamIdsOf(athlete) : null)}
            view={view}
            onView={change}
            onRecord={(kind) => record(kind, athlete?.team_id)}
          />
        )}
      </AthleteDashboard>
      {isRecording && <LazyRecordingFlow steps={steps} teamId={teamId} />}
    </>
  );
}
