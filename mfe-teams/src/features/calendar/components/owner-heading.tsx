import { mdiArrowLeft } from '@mdi/js';
import { Alert, Box, Button, Icon, Typography } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import type { Owner } from '../model/owner.js';

interface OwnerHeadingProps {
  owner: Owner;
  /** The address names an athlete, whether the athlete is known or not. */
  athleteChosen: boolean;
  onShowTeamCalendar: () => void;
  onShowAllTeams: () => void;
}

/** The name of an athlete's calendar, with a way back to the team calendar. */
export function OwnerHeading({ owner, athleteChosen, onShowTeamCalendar, onShowAllTeams }: OwnerHeadingProps) {
  if (owner.kind === 'unknown') {
    return (
      <Alert
        severity="info"
        sx={{ mb: 2, alignItems: 'center' }}
        action={
          <Button color="inherit" onClick={onShowAllTeams} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
            Show all teams
          </Button>
        }
      >
        {calendarTexts.unknownOwner}
      </Alert>
    );
  }
  if (!athleteChosen) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
      <Typography variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {owner.kind === 'athlete' ? calendarTexts.athleteCalendar(owner.label) : calendarTexts.unknownAthleteCalendar}
      </Typography>
      <Button startIcon={<Icon path={mdiArrowLeft} />} onClick={onShowTeamCalendar} sx={{ minHeight: 44 }}>
        Show team calendar
      </Button>
    </Box>
  );
}
