import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import { Box, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { isTeamId, StepPanel, teamLabel, TeamSelect, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { LedgerList } from './components/ledger-list.js';
import { ledgerQuery } from './api/get-sessions.js';
import { sessionTexts } from '../../shared/texts/session-texts.js';

interface LedgerViewProps {
  team: string;
  onTeam: (team: string) => void;
  addressOf: (eventId: number) => string;
}

/** The past events of a team or of all, with their missing records. */
export function LedgerView({ team, onTeam, addressOf }: LedgerViewProps) {
  const api = useApi();
  const teams = useQuery(teamsWithAthletesQuery(api));
  const teamId = isTeamId(team) ? Number(team) : null;
  const ledger = useQuery(ledgerQuery(api, teamId));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
            {sessionTexts.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{sessionTexts.explanation}</Typography>
        </Box>
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <TeamSelect needs="load.read" value={team} onChange={onTeam} />
        </Box>
      </Box>
      <QueryPanel
        query={ledger}
        loadingText={sessionTexts.loadingLedger}
        errorText={(error) => sentenceOf(error, sessionTexts.ledgerFailed)}
        isEmpty={({ events }) => events.length === 0}
        empty={
          (ledger.data?.total_athletes ?? 0) > BOARD_ATHLETES_MAX ? (
            sessionTexts.tooMany(ledger.data?.total_athletes ?? 0)
          ) : (
            <StepPanel text={sessionTexts.noEvents} step="week" teamId={teamId} minHeight={240} />
          )
        }
        minHeight={240}
      >
        {({ events }) => (
          <LedgerList events={events} teamName={(id) => teamLabel(teams.data, id) ?? ''} addressOf={addressOf} />
        )}
      </QueryPanel>
    </>
  );
}
