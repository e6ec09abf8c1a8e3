import type { ComponentProps } from 'react';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, QueryPanel } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { StepPanel } from '@touchline/ui/pickers';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { AthleteName } from '../api/get-names.js';
import type { RegisterEntry } from '../model/register.js';
import { AthleteCards } from './athlete-cards.js';

type PanelQuery<Data> = ComponentProps<typeof QueryPanel<Data>>['query'];

interface RegisterListProps {
  athletes: PanelQuery<readonly (Athlete | AthleteName)[]>;
  marks: PanelQuery<AttendanceRecord[]>;
  /** Those that match the search. */
  entries: readonly RegisterEntry[];
  team: { id: number; label: string };
  isTeamEmpty: boolean;
  /** Undefined where the coach's role only reads the marks. */
  onTap: ((athleteId: number) => void) | undefined;
  onStatus: (athleteId: number, status: AttendanceStatus) => void;
}

const PANEL_HEIGHT = 240;
const marksFailure = (error: unknown) => sentenceOf(error, checkInTexts.attendanceFailed);

/** The athletes of an open event, once they and their marks are loaded. */
export function RegisterList({ athletes, marks, entries, team, isTeamEmpty, onTap, onStatus }: RegisterListProps) {
  return (
    <Box>
      <QueryPanel
        query={athletes}
        loadingText={checkInTexts.loadingAthletes}
        errorText={checkInTexts.athletesFailed}
        minHeight={PANEL_HEIGHT}
      >
        {() => (
          <QueryPanel
            query={marks}
            loadingText={checkInTexts.loadingAttendance}
            errorText={marksFailure}
            minHeight={PANEL_HEIGHT}
          >
            {() => (
              <AthleteCards
                entries={entries}
                team={team.label}
                empty={
                  <StepPanel
                    text={isTeamEmpty ? checkInTexts.noAthletesInTeam : checkInTexts.noAthletesFound}
                    step="roster"
                    teamId={team.id}
                    minHeight={160}
                  />
                }
                onTap={onTap}
                onStatus={onStatus}
              />
            )}
          </QueryPanel>
        )}
      </QueryPanel>
    </Box>
  );
}
