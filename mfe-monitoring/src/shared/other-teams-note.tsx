import { Typography } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';

/** Says once on a page with training load that the club hides sessions of other teams; nothing where it shows them. */
export function OtherTeamsNote() {
  if (useCoach().other_teams_sessions !== 'hidden') return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
      Without sessions of other teams.
    </Typography>
  );
}
