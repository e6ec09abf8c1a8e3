import { ListItem, ListItemButton, ListItemText } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { navigationTexts } from '../texts.js';
import type { NavEntry } from '../navigation.js';

interface DrawerLinkProps {
  to: string;
  label: string;
  current?: boolean;
  onChosen: () => void;
}

/** A link in the drawer. */
export function DrawerLink({ to, label, current = false, onChosen }: DrawerLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={onChosen}
        sx={{ minHeight: 44, pl: 3 }}
      >
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}

/** An area's page in the drawer, disabled if no area offers it. */
export function DrawerPage({
  entry: { label, page },
  current,
  onChosen,
}: {
  entry: NavEntry;
  current: boolean;
  onChosen: () => void;
}) {
  if (page) return <DrawerLink to={page.path} label={label} current={current} onChosen={onChosen} />;
  return (
    <ListItem disablePadding>
      <ListItemButton disabled sx={{ minHeight: 44, pl: 3, '&.Mui-disabled': { opacity: 0.75 } }}>
        <ListItemText primary={label} secondary={navigationTexts.notAvailable} />
      </ListItemButton>
    </ListItem>
  );
}
