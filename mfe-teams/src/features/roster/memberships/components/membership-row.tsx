import type { Membership } from '@touchline/contracts/memberships.schema';
import { Box, Button, Chip, Typography } from '@touchline/ui';
import type { MembershipTime } from '../model/membership-text.js';

interface MembershipRowProps {
  membership: Membership;
  days: string;
  time: MembershipTime;
  isMain: boolean;
  onMain: () => void;
  onEnd: () => void;
  onRemove: () => void;
}

/** One team of an athlete, with what can be done about it. */
export function MembershipRow({ membership, days, time, isMain, onMain, onEnd, onRemove }: MembershipRowProps) {
  const { name } = membership.team;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {isMain && <Chip size="small" label="Main team" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {days}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        {time === 'planned' ? (
          <Button size="small" color="error" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        ) : (
          <Button size="small" variant="outlined" aria-label={`Last day in ${name}`} onClick={onEnd}>
            Last day
          </Button>
        )}
        {time === 'present' && !isMain && membership.kind === 'member' && (
          <Button size="small" aria-label={`Make ${name} the main team`} onClick={onMain}>
            Make it the main team
          </Button>
        )}
      </Box>
    </Box>
  );
}
