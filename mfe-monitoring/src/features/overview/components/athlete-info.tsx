import { mdiBandage } from '@mdi/js';
import { Box, Icon, Typography } from '@touchline/ui';
import { AthleteAvailability } from '../../../shared/athlete-availability.js';
import { injuryText, measureText, NOT_RECORDED } from '../model/figures.js';
import type { AthleteCardProps } from './overview-card.js';

/** Age, weight, height and the current injury. */
export function AthleteInfo({ athlete }: Pick<AthleteCardProps, 'athlete'>) {
  const injury = injuryText(athlete);
  const details = [
    ['Age', athlete.age === null ? NOT_RECORDED : String(athlete.age)],
    ['Weight', measureText(athlete.weight_kg, 'kg')],
    ['Height', measureText(athlete.height_cm, 'cm')],
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}
      >
        {details.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <AthleteAvailability athleteId={athlete.athlete_id} />
      {injury !== null && (
        <Box sx={{ display: 'flex', gap: 1, color: 'error.main' }}>
          <Icon path={mdiBandage} fontSize="small" sx={{ mt: 0.25 }} />
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{injury}</Typography>
        </Box>
      )}
    </>
  );
}
