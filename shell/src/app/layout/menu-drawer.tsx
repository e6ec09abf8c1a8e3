import { mdiMenu } from '@mdi/js';
import { Box, Divider, Drawer, Icon, IconButton, List, ListSubheader, Tooltip } from '@touchline/ui';
import { useLocation } from '@touchline/ui/router';
import { isCurrent, type NavEntry, type NavGroup } from '../navigation.js';
import { PUBLIC_SCREENS } from '../screens.js';
import { useNavigation } from '../use-navigation.js';
import { DrawerLink, DrawerPage } from './drawer-link.js';
import { ThemeSwitch } from './theme-switch.js';
import { useMenu } from './use-menu.js';

/** The navigation of small screens, opened by a hamburger button. */
export function MenuDrawer() {
  const { dashboards, attendance, workouts, calendar, more } = useNavigation();
  const { pathname } = useLocation();
  const { open, show, close } = useMenu('navigation');
  const page = (entry: NavEntry) => (
    <DrawerPage key={entry.page?.path ?? entry.label} entry={entry} current={isCurrent(entry, pathname)} />
  );
  const group = ({ label, entries }: NavGroup) => (
    <List
      key={label}
      subheader={
        <ListSubheader component="div" disableSticky sx={{ lineHeight: '36px' }}>
          {label}
        </ListSubheader>
      }
      aria-label={label}
      disablePadding
    >
      {entries.map(page)}
    </List>
  );
  return (
    <>
      <Tooltip title="Menu">
        <IconButton
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
          edge="start"
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiMenu} />
        </IconButton>
      </Tooltip>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: { sx: { width: 'min(300px, 85vw)' }, role: 'dialog', 'aria-label': 'Menu', 'aria-modal': true },
        }}
      >
        <Box component="nav" aria-label="Main" sx={{ py: 1, flex: 1 }}>
          {group(dashboards)}
          <List aria-label="Planning" disablePadding>
            {page(workouts)}
            {page(calendar)}
          </List>
          {group(attendance)}
          {more && group(more)}
          <Divider sx={{ my: 1 }} />
          <List aria-label="Legal" disablePadding>
            {PUBLIC_SCREENS.map(({ path, title }) => (
              <DrawerLink key={path} to={path} label={title} />
            ))}
          </List>
        </Box>
        <Divider />
        <Box sx={{ p: 1 }}>
          <ThemeSwitch />
        </Box>
      </Drawer>
    </>
  );
}
