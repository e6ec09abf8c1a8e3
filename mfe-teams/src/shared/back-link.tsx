import { mdiArrowLeft } from '@mdi/js';
import { Button, Icon } from '@touchline/ui';
import { Link } from '@touchline/ui/router';

interface BackLinkProps {
  to: string;
  /** The page that it leads to. */
  label: string;
}

/** Above the heading of a page: the way to the page that it belongs to. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Button component={Link} to={to} startIcon={<Icon path={mdiArrowLeft} />} sx={{ minHeight: 44, ml: -1, mb: 0.5 }}>
      {label}
    </Button>
  );
}
