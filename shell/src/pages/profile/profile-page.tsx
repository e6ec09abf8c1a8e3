import { initialsOf } from '@touchline/contracts/initials';
import { Avatar, Box, Card, CardContent, Chip, Typography } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';
import { usePageTitle } from '../../app/use-page-title.js';
import { ChangePasswordForm } from './change-password-form.js';

/** The coach's profile and password form. */
export function ProfilePage() {
  usePageTitle('Profile');
  const { name, avatar, phone, role, institution, email } = useCoach();
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
      <Typography variant="h1">Profile</Typography>
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3, minWidth: 0 }}>
            <Avatar
              src={avatar ?? undefined}
              alt=""
              sx={{ width: 72, height: 72, fontSize: '1.6rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {initialsOf(name)}
            </Avatar>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Chip label={role || 'Coach'} size="small" color="primary" variant="outlined" sx={{ mt: 0.5 }} />
            </Box>
          </Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: { sm: '140px 1fr' },
              columnGap: 2,
              rowGap: { xs: 0, sm: 1.5 },
            }}
          >
            <Fact label="Phone" value={phone} />
            <Fact label="Institution" value={institution} />
            <Fact label="Email" value={email} />
          </Box>
        </CardContent>
      </Card>
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <ChangePasswordForm />
        </CardContent>
      </Card>
    </Box>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' }}>
        {value ?? 'Not set'}
      </Typography>
    </>
  );
}
