import type { AthleteDevice } from '@touchline/contracts/athlete-access.schema';
import { Box, Button, Typography } from '@touchline/ui';
import { dayText, momentText } from '../../../../shared/moment-text.js';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';

interface DeviceListProps {
  devices: readonly AthleteDevice[];
  /** Undefined where the coach's role does not allow it. */
  onEnd: ((device: AthleteDevice) => void) | undefined;
}

/** The browsers that answer for an athlete; each can be ended by itself. */
export function DeviceList({ devices, onEnd }: DeviceListProps) {
  if (devices.length === 0) return null;
  return (
    <Box component="ul" aria-label="Paired devices" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
      {devices.map((device) => (
        <Box
          component="li"
          key={device.device_id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {device.name}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {answersTexts.device(dayText(device.paired_at), momentText(device.last_used_at))}
            </Typography>
          </Box>
          {onEnd && (
            <Button color="error" aria-label={`End ${device.name}`} onClick={() => onEnd(device)}>
              End
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
