import { mdiAccountSwitchOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Icon } from '../icon.js';

interface ChosenAthleteProps {
  /** Undefined while the list loads, null when the selected athlete is not in it. */
  athlete: Athlete | null | undefined;
  labelOf: (athlete: Athlete) => string;
  takesFocus: boolean;
  onChange: () => void;
}

/** The folded picker: the selected athlete, and a button that unfolds the list. */
export function ChosenAthlete({ athlete, labelOf, takesFocus, onChange }: ChosenAthleteProps) {
  const name = athlete === null ? 'Unknown athlete' : athlete && labelOf(athlete);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Athlete picker"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        p: 1,
        pl: 2,
      }}
    >
      {/* The whole name, over several lines if needed: on a phone nothing else says whose figures these are. A word
          too long to fit beside the button gets its own line. */}
      <Box sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {athlete?.team.name}
        </Typography>
      </Box>
      <Button
        autoFocus={takesFocus}
        onClick={onChange}
        startIcon={<Icon path={mdiAccountSwitchOutline} />}
        sx={{ minHeight: 44, flexShrink: 0, ml: 'auto' }}
      >
        Change athlete
      </Button>
    </Paper>
  );
}
