import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { AppBar, Box, Button, Icon, IconButton, Toolbar, Tooltip, Typography } from '@touchline/ui';
import { Link, NavLink } from '@touchline/ui/router';
import { registryStore } from '../../areas/areas.js';
import { declaredPages, navigationPages, type DeclaredPage } from '../../areas/declared-pages.js';
import { useWarm } from '../../areas/use-warm.js';
import { useColorMode } from '../color-mode.js';
import { useStore } from '../store.js';
import { AccountMenu } from './account-menu.js';

/** Product name, the pages that are there, theme, account. */
export function TopBar() {
  const { document } = useStore(registryStore);
  const { mode, toggle } = useColorMode();
  const pages = document ? navigationPages(declaredPages(document)) : [];
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <AppBar position="sticky" color="default" elevation={0} sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: { xs: 0.5, sm: 2 } }}>
        <Typography component={Link} to="/dashboard" sx={{ fontWeight: 800, fontSize: '1.15rem', color: 'primary.main', textDecoration: 'none', py: 1.25 }}>
          Touchline
        </Typography>
        <Box component="nav" aria-label="Main" sx={{ display: 'flex', flex: 1, minWidth: 0, overflowX: 'auto' }}>
          {pages.map((page) => (
            <PageLink key={page.path} page={page} />
          ))}
        </Box>
        <Tooltip title={`Use the ${other} theme`}>
          <IconButton aria-label={`Use the ${other} theme`} onClick={toggle} sx={{ width: 44, height: 44 }}>
            <Icon path={mode === 'dark' ? mdiWhiteBalanceSunny : mdiWeatherNight} />
          </IconButton>
        </Tooltip>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

function PageLink({ page }: { page: DeclaredPage }) {
  return (
    <Button
      component={NavLink}
      to={page.path}
      end
      color="inherit"
      {...useWarm(page)}
      sx={{ minHeight: 44, flexShrink: 0, '&.active': { color: 'primary.main', boxShadow: 'inset 0 -3px 0 currentColor', borderRadius: 0 } }}
    >
      {page.title}
    </Button>
  );
}
