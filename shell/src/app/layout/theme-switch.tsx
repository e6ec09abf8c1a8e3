import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { Icon, IconButton, Tooltip } from '@touchline/ui';
import { useColorMode } from '../color-mode.js';

/** Toggles between light and dark theme. */
export function ThemeSwitch() {
  const { mode, toggle } = useColorMode();
  const label = `Switch to ${mode === 'dark' ? 'light' : 'dark'} theme`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggle} sx={{ width: 44, height: 44 }}>
        <Icon path={mode === 'dark' ? mdiWhiteBalanceSunny : mdiWeatherNight} />
      </IconButton>
    </Tooltip>
  );
}
