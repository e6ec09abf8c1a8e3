import { useId } from 'react';
import { ROLE_LABELS, type StaffRole } from '@touchline/contracts/permissions';
import { ROLE_SENTENCES } from '@touchline/contracts/staff-rules';
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@touchline/ui';

interface RoleChoiceProps {
  roles: readonly StaffRole[];
  chosen: StaffRole;
  busy: boolean;
  onChoose: (role: StaffRole) => void;
}

/** The roles that may be given, each with what it sees. */
export function RoleChoice({ roles, chosen, busy, onChoose }: RoleChoiceProps) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} component="p" sx={{ fontWeight: 600 }}>
        Role
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(event) => {
          if (!busy) onChoose(event.target.value as StaffRole);
        }}
      >
        {roles.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={
              <Radio slotProps={{ input: { 'aria-label': ROLE_LABELS[role], 'aria-describedby': `${id}-${role}` } }} />
            }
            sx={{
              alignItems: 'flex-start',
              minHeight: 44,
              mr: 0,
              '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 },
            }}
            label={
              <Box sx={{ pt: 1.1, pb: 0.5 }}>
                {ROLE_LABELS[role]}
                <Typography
                  id={`${id}-${role}`}
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {ROLE_SENTENCES[role]}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
