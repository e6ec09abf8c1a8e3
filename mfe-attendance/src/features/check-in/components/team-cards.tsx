import type { ReactNode } from 'react';
import { mdiAccountGroup } from '@mdi/js';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, Card, CardActionArea, Icon, Typography } from '@touchline/ui';
import { teamLabel } from '@touchline/ui/pickers';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';

interface TeamCardsProps {
  teams: readonly TeamWithAthletes[];
  onTeam: (teamId: number) => void;
  /** What the card says below the name. */
  eventsOf: (teamId: number) => ReactNode;
}

/** The coach's teams, one card each. */
export function TeamCards({ teams, onTeam, eventsOf }: TeamCardsProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        alignItems: 'start',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {teams.map(({ team_id: id, athlete_count: count }) => (
        <Card key={id} component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
          <CardActionArea
            onClick={() => onTeam(id)}
            sx={{
              p: 2,
              minHeight: 72,
              flexGrow: 1,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'flex-start',
              gap: 1.5,
            }}
          >
            <Box sx={{ color: 'primary.main', display: 'flex' }}>
              <Icon path={mdiAccountGroup} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{teamLabel(teams, id)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {checkInTexts.athletes(count)}
              </Typography>
            </Box>
          </CardActionArea>
          {eventsOf(id)}
        </Card>
      ))}
    </Box>
  );
}
