import { useState } from 'react';
import { mdiPlus } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { CreateTeamDialog } from './components/create-team-dialog.js';
import { PendingPanel } from './components/pending-panel.js';
import { TeamsPanel } from './components/teams-panel.js';

/** `/team-creation`: the teams of the coach, and the pending registrations if a role has them. */
export function TeamManagementPage() {
  const [creating, setCreating] = useState(false);
  const may = useMay();
  const mayAccept = may('people.write');
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
        {may('administration.write') && (
          <Button
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiPlus} />}
            onClick={() => setCreating(true)}
            sx={{ minHeight: 44 }}
          >
            Create New Team
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${mayAccept ? 2 : 1}, minmax(0, 1fr))` },
          alignItems: 'start',
        }}
      >
        <TeamsPanel />
        {mayAccept && <PendingPanel />}
      </Box>
      {creating && <CreateTeamDialog onClose={() => setCreating(false)} />}
    </Box>
  );
}
