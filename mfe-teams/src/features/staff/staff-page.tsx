import { useState } from 'react';
import { mdiAccountPlusOutline } from '@mdi/js';
import { may, notPermittedText } from '@touchline/contracts/permissions';
import type { InvitedStaff, TeamStaff } from '@touchline/contracts/staff.schema';
import { Box, Button, Card, CardContent, EmptyPanel, Icon, QueryPanel, Typography } from '@touchline/ui';
import { ApiError, sentenceOf, useApi, useMay } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { parseId, useAddressDialog, useParams } from '@touchline/ui/router';
import { BackLink } from '../../shared/back-link.js';
import { staffTexts } from '../../shared/texts/staff-texts.js';
import { teamTexts } from '../../shared/texts/team-texts.js';
import { staffQuery } from './api/get-staff.js';
import { InvitationTable } from './components/invitation-table.js';
import { InviteDialog } from './components/invite-dialog.js';
import { ShownLinkDialog } from './components/shown-link-dialog.js';
import { StaffDialogs } from './components/staff-dialogs.js';
import { StaffTable } from './components/staff-table.js';

const INVITE_PARAM = 'invite';

/** `/team-creation/:teamId/staff`: who is on the staff of a team, with which role, and who is invited. */
export function StaffPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1000, mx: 'auto' }}>
      <BackLink to="/team-creation" label="Team Management" />
      {teamId === null ? (
        <EmptyPanel text={teamTexts.teamNotFound} minHeight={240} />
      ) : (
        <LoadedStaff key={teamId} teamId={teamId} />
      )}
    </Box>
  );
}

function LoadedStaff({ teamId }: { teamId: number }) {
  const mayRead = useMay()('administration.read', teamId);
  const staff = useQuery({ ...staffQuery(useApi(), teamId), enabled: mayRead });
  const isInviting = useAddressDialog(INVITE_PARAM).value !== null;
  // An open invitation keeps what is typed.
  const keepsList = isInviting && staff.data !== undefined;
  if (!mayRead && !keepsList) return <EmptyPanel text={notPermittedText('administration.read')} minHeight={240} />;
  // Not the list of before: the role may have ended since.
  if (ApiError.isGone(staff.error)) return <EmptyPanel text={teamTexts.teamNotFound} minHeight={240} />;
  if (ApiError.hasCode(staff.error, 'not_permitted') && !keepsList)
    return <EmptyPanel text={sentenceOf(staff.error, staffTexts.loadFailed)} minHeight={240} />;
  return (
    <QueryPanel query={staff} loadingText={staffTexts.loading} errorText={staffTexts.loadFailed} minHeight={320}>
      {(data) => <Staff teamId={teamId} data={data} />}
    </QueryPanel>
  );
}

function Staff({ teamId, data }: { teamId: number; data: TeamStaff }) {
  const inviting = useAddressDialog(INVITE_PARAM);
  // In no query, address or storage: gone with the page.
  const [shown, setShown] = useState<InvitedStaff | null>(null);
  const canChange = may(data.role, 'administration.write');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1">Staff</Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{data.team_name}</Typography>
        </Box>
        {canChange && (
          <Button
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiAccountPlusOutline} />}
            onClick={() => inviting.open('1')}
            sx={{ minHeight: 44 }}
          >
            Invite
          </Button>
        )}
      </Box>
      <Typography sx={{ mb: 2 }}>{staffTexts.explanation}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card>
          <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
            <StaffTable data={data} canChange={canChange} />
          </CardContent>
        </Card>
        <Card component="section" aria-labelledby="invitations">
          <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
            <Typography id="invitations" variant="h2" sx={{ mb: 1 }}>
              Invitations
            </Typography>
            <InvitationTable data={data} canChange={canChange} />
          </CardContent>
        </Card>
      </Box>
      {canChange && inviting.value !== null && (
        <InviteDialog teamId={teamId} role={data.role} onShown={setShown} onClose={inviting.close} />
      )}
      {shown && <ShownLinkDialog invited={shown} onClose={() => setShown(null)} />}
      {canChange && <StaffDialogs teamId={teamId} data={data} />}
    </>
  );
}
