import { ListItemText, MenuItem, type MenuItemProps } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import type { DeclaredPage } from '../../areas/declared-pages.js';
import { useWarm } from '../../areas/use-warm.js';
import type { NavEntry } from '../navigation.js';

interface NavMenuItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  entry: NavEntry;
  current: boolean;
  onChosen: () => void;
}

/** One page of a menu; one that no area offers yet says so. What the list passes down (`tabIndex`) goes on to the item. */
export function NavMenuItem({ entry: { label, page }, ...rest }: NavMenuItemProps) {
  if (page) return <PageItem label={label} page={page} {...rest} />;
  return (
    <MenuItem disabled sx={{ minHeight: 44, '&.Mui-disabled': { opacity: 0.75 } }}>
      <ListItemText primary={label} secondary="Not available yet" />
    </MenuItem>
  );
}

function PageItem({
  label,
  page,
  current,
  onChosen,
  ...rest
}: Omit<NavMenuItemProps, 'entry'> & { label: string; page: DeclaredPage }) {
  return (
    <MenuItem
      {...rest}
      {...useWarm(page)}
      component={Link}
      to={page.path}
      selected={current}
      aria-current={current ? 'page' : undefined}
      onClick={onChosen}
      sx={{ minHeight: 44 }}
    >
      {label}
    </MenuItem>
  );
}
