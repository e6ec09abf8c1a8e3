import { useState } from 'react';
import { mdiPlus } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';
import { CreateTeamDialog } from './components/create-team-dialog.js';
import { PendingPanel } from './components/pending-panel.js';
import { TeamsPanel } from './components/teams-panel.js';

/** `/team-creation`: the teams of the coach with their registration codes, and the pending registrations. */
export function TeamManagementPage() {
  const [creating, setCreating] = useState(false);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1400, mx: 'auto' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 2,
        }}
      >
        <Typography variant="h1">Team Management</Typography>
        <Button
          variant="contained"
          disableElevation
          startIcon={<Icon path={mdiPlus} />}
          onClick={() => setCreating(true)}
          sx={{ minHeight: 44 }}
        >
          Create New Team
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <TeamsPanel />
        <PendingPanel />
      </Box>
      {creating && <CreateTeamDialog onClose={() => setCreating(false)} />}
    </Box>
  );
}
