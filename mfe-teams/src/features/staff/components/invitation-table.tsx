import { useMemo } from 'react';
import { ROLE_LABELS, STAFF_ROLES } from '@touchline/contracts/permissions';
import type { StaffInvitation, TeamStaff } from '@touchline/contracts/staff.schema';
import { Box, Button, DataTable, Typography, type DataColumn } from '@touchline/ui';
import { useAddressDialog } from '@touchline/ui/router';
import { momentText } from '../../../shared/moment-text.js';
import { staffTexts } from '../../../shared/texts/staff-texts.js';
import { CARDS, STYLE } from './staff-table.js';

/** The invitations that wait to be accepted. */
export function InvitationTable({ data: { invitations }, canChange }: { data: TeamStaff; canChange: boolean }) {
  const { open } = useAddressDialog('withdraw');
  const columns = useMemo<DataColumn<StaffInvitation>[]>(
    () => [
      {
        id: 'name',
        header: 'Invited',
        isName: true,
        cell: ({ email, name }) => <NameAndAddress name={name} email={email} />,
        sortBy: ({ email }) => email,
      },
      {
        id: 'role',
        header: 'Role',
        width: 160,
        cell: ({ role }) => ROLE_LABELS[role],
        sortBy: ({ role }) => STAFF_ROLES.indexOf(role),
      },
      {
        id: 'by',
        header: 'Invited by',
        hasCardLabel: true,
        width: 170,
        cell: ({ invited_by: by }) => by,
        sortBy: ({ invited_by: by }) => by,
      },
      {
        id: 'until',
        header: 'Until',
        hasCardLabel: true,
        width: 130,
        cell: ({ expires_at: until }) => momentText(until),
        sortBy: ({ expires_at: until }) => until,
      },
      ...(canChange
        ? [
            {
              id: 'actions',
              header: 'Actions',
              isHeaderHidden: true,
              width: 120,
              cell: ({ id, email }: StaffInvitation) => (
                <Button
                  color="error"
                  onClick={() => open(String(id))}
                  aria-label={`Withdraw the invitation of ${email}`}
                  sx={{ minHeight: 44 }}
                >
                  Withdraw
                </Button>
              ),
            },
          ]
        : []),
    ],
    [canChange, open],
  );
  if (invitations.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{staffTexts.noInvitations}</Typography>;
  return (
    <DataTable
      label="Invitations"
      rows={invitations}
      columns={columns}
      rowId={({ id }) => id}
      cards={CARDS}
      sx={STYLE}
    />
  );
}

function NameAndAddress({ name, email }: Pick<StaffInvitation, 'name' | 'email'>) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {name !== null && (
        <Box component="span" sx={{ fontWeight: 600, display: 'block' }}>
          {name}
        </Box>
      )}
      <Box component="span" sx={name === null ? { fontWeight: 600 } : { color: 'text.secondary', typography: 'body2' }}>
        {email}
      </Box>
    </Box>
  );
}
