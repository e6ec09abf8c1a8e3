import { ListItem, ListItemButton, ListItemText } from '@touchline/ui';
import { Link, useChosenAddress } from '@touchline/ui/router';
import { navigationTexts } from '../texts.js';
import type { NavEntry } from '../navigation.js';

interface DrawerLinkProps {
  to: string;
  label: string;
  current?: boolean;
}

/** A link in the drawer. */
export function DrawerLink({ to, label, current = false }: DrawerLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        // It takes the place of the history entry that opened the drawer.
        replace
        to={to}
        selected={current}
        aria-current={current ? 'page' : undefined}
        sx={{ minHeight: 44, pl: 3 }}
      >
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}

/** An area's page in the drawer, disabled if no area offers it. */
export function DrawerPage({ entry: { label, page }, current }: { entry: NavEntry; current: boolean }) {
  const addressOf = useChosenAddress();
  if (page) return <DrawerLink to={addressOf(page.path)} label={label} current={current} />;
  return (
    <ListItem disablePadding>
      <ListItemButton disabled sx={{ minHeight: 44, pl: 3, '&.Mui-disabled': { opacity: 0.75 } }}>
        <ListItemText primary={label} secondary={navigationTexts.notAvailable} />
      </ListItemButton>
    </ListItem>
  );
}
