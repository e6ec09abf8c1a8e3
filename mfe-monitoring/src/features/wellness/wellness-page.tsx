import { Box, EmptyPanel, Paper, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { AthletePicker, athletesQuery, fullName } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { AthleteScreen } from '../../shared/athlete-screen.js';
import { AthleteWellness } from './components/athlete-wellness.js';
import { useWellnessView } from './use-wellness-view.js';

/** `/dashboard/wellness`: choose an athlete, see and correct the daily ratings. */
export function WellnessPage() {
  const { view, change } = useWellnessView();
  const { athleteId } = view;
  const athlete = useQuery(athletesQuery(useApi())).data?.find((one) => one.athlete_id === athleteId);
  const choose = (chosen: number) => change({ athleteId: chosen, page: 0 }, 'push');
  return (
    <AthleteScreen
      picker={<AthletePicker value={view} onTeam={(team) => change({ team })} onSearch={(search) => change({ search })} onAthlete={choose} />}
    >
      <Typography variant="h1">{athleteId === null ? 'Select an Athlete' : 'Wellness Metrics'}</Typography>
      {/* On narrow screens the folded picker just above says it. */}
      {athlete && (
        <Typography sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', overflowWrap: 'anywhere' }}>{`${fullName(athlete)} · ${athlete.sport}`}</Typography>
      )}
      <Box sx={{ mt: 2 }}>
        {athleteId === null ? (
          <Paper variant="outlined"><EmptyPanel text="Select an athlete to view their wellness metrics." minHeight={160} /></Paper>
        ) : (
          <AthleteWellness key={athleteId} athleteId={athleteId} athleteName={athlete && fullName(athlete)} view={view} onView={change} />
        )}
      </Box>
    </AthleteScreen>
  );
}
