import { memo } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Icon } from '../icon.js';
import { visuallyHidden } from '../theme/visually-hidden.js';
import { sportIcon } from './model/sport-icon.js';

interface AthleteRowProps {
  athlete: Athlete;
  /** The athlete's name, told apart from equal ones. */
  name: string;
  selected: boolean;
  /** Only one row of the list is a Tab stop; arrow keys move between rows. */
  tabStop: boolean;
  /** A number, and what it counts. */
  count?: number | undefined;
  counted?: string | undefined;
  onSelect: (athleteId: number) => void;
}

/** One athlete of the list. Memoised, so that typing into the search does not render 200 rows again. */
export const AthleteRow = memo(function AthleteRow({
  athlete,
  name,
  selected,
  tabStop,
  count,
  counted,
  onSelect,
}: AthleteRowProps) {
  return (
    <ListItemButton
      component="div"
      role="option"
      aria-selected={selected}
      selected={selected}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => onSelect(athlete.athlete_id)}
      sx={{
        gap: 1.5,
        py: 1,
        px: 1.5,
        borderRadius: 1,
        alignItems: 'flex-start',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 50px',
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Icon path={sportIcon(athlete.sport)} sx={{ color: selected ? 'primary.main' : 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography noWrap title={name} sx={{ fontWeight: selected ? 700 : 500 }}>
          {name}
        </Typography>
        {/* The position wraps below the sport when there is no room beside it. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25, mt: 0.25 }}>
          <Chip size="small" label={athlete.sport} title={athlete.sport} />
          {athlete.position !== null && (
            <Typography
              variant="body2"
              noWrap
              title={athlete.position}
              sx={{ color: 'text.secondary', maxWidth: '100%' }}
            >
              {athlete.position}
            </Typography>
          )}
        </Box>
      </Box>
      {count !== undefined && (
        <Typography
          component="span"
          variant="body2"
          title={`${count} ${counted}`}
          sx={{
            flexShrink: 0,
            minWidth: '2em',
            px: 0.75,
            textAlign: 'center',
            borderRadius: '999px',
            fontVariantNumeric: 'tabular-nums',
            ...(count > 0 ? { bgcolor: 'action.selected', fontWeight: 700 } : { color: 'text.secondary' }),
          }}
        >
          {count}
          <Box component="span" sx={visuallyHidden}>{` ${counted}`}</Box>
        </Typography>
      )}
    </ListItemButton>
  );
});
