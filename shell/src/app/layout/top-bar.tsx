import { mdiAccountMultiplePlus } from '@mdi/js';
import { Box, Icon, IconButton, Tooltip, useMediaQuery, useTheme } from '@touchline/ui';
import { Link, useChosenAddress } from '@touchline/ui/router';
import { HelpMenu } from '../help/help-menu.js';
import type { NavEntry } from '../navigation.js';
import { useNavigation } from '../use-navigation.js';
import { AccountMenu } from './account-menu.js';
import { Bar } from './bar.js';
import { Brand } from './brand.js';
import { MenuDrawer } from './menu-drawer.js';
import { NavButton } from './nav-button.js';
import { NavMenu } from './nav-menu.js';
import { ThemeSwitch } from './theme-switch.js';

/** Product name, navigation, Create Team, help, account. On small screens the navigation is in a drawer. */
export function TopBar() {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const { dashboards, attendance, workouts, calendar, createTeam, more } = useNavigation();
  return (
    <Bar>
      {!wide && <MenuDrawer />}
      <Brand />
      {wide && (
        <Box component="nav" aria-label="Main" sx={{ display: 'flex', ml: 2 }}>
          <NavMenu group={dashboards} />
          <NavMenu group={attendance} />
          <NavButton entry={workouts} />
          <NavButton entry={calendar} />
          {more && <NavMenu group={more} />}
        </Box>
      )}
      <Box sx={{ flex: 1 }} />
      <CreateTeam entry={createTeam} />
      {wide && <ThemeSwitch />}
      <HelpMenu />
      <AccountMenu />
    </Bar>
  );
}

function CreateTeam({ entry: { label, page } }: { entry: NavEntry }) {
  const addressOf = useChosenAddress();
  if (!page) return null;
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={addressOf(page.path)} aria-label={label} sx={{ width: 44, height: 44 }}>
        <Icon path={mdiAccountMultiplePlus} />
      </IconButton>
    </Tooltip>
  );
}
