import { useState } from 'react';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { EntryDialog } from './components/entry-dialog.js';
import { TeamDialog } from './components/team-dialog.js';
import type { RecordingSession } from './model/session.js';

interface RecordingFlowProps {
  kind: PerformanceTestKind;
  /** Preselected team: that of the athlete on screen. */
  teamId?: number | undefined;
  onClose: () => void;
}

/** Records one value per athlete of a team, in two dialogs: the team, then the values. Mount it to open it. */
export function RecordingFlow({ kind, teamId, onClose }: RecordingFlowProps) {
  const [session, setSession] = useState<RecordingSession | null>(null);
  const today = todayIn(undefined, new Date());
  if (session) return <EntryDialog session={session} onClose={onClose} />;
  return (
    <TeamDialog
      kind={kind}
      today={today}
      teamId={teamId}
      onStart={(team) => setSession({ kind, team: { id: team.team_id, name: team.team_name }, date: today })}
      onCancel={onClose}
    />
  );
}
