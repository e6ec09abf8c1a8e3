import { Typography } from '@touchline/ui';
import { Link } from '@touchline/ui/router';

/** The product's name, linked to the dashboard. */
export function Brand() {
  return (
    <Typography
      component={Link}
      to="/dashboard"
      sx={{ fontWeight: 800, fontSize: 'min(1.15rem, 8vw)', color: 'primary.main', textDecoration: 'none', py: 1.25 }}
    >
      Touchline
    </Typography>
  );
}
