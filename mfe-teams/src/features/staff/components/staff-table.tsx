import { useMemo } from 'react';
import { ROLE_LABELS, STAFF_ROLES } from '@touchline/contracts/permissions';
import { mayGive } from '@touchline/contracts/staff-rules';
import type { StaffMember, TeamStaff } from '@touchline/contracts/staff.schema';
import { Box, Button, Chip, DataTable, Typography, type DataColumn } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';
import { useAddressDialog } from '@touchline/ui/router';
import { staffTexts } from '../../../shared/texts/staff-texts.js';

/** As cards, the name fills a line, and the buttons stand below the role. */
export const CARDS = {
  below: 720,
  sx: {
    '& tbody .name, & tbody .actions': { flex: '1 1 100%' },
    '& tbody .actions': { textAlign: 'left' },
  },
} as const;
export const STYLE = { '& .actions': { textAlign: 'right' } } as const;

interface StaffTableProps {
  data: TeamStaff;
  canChange: boolean;
}

/** Everybody on the staff, with what may be done about each. */
export function StaffTable({ data: { role, staff }, canChange }: StaffTableProps) {
  const { coach_id: ownId } = useCoach();
  const { open: openRole } = useAddressDialog('role');
  const { open: openEnd } = useAddressDialog('end');
  const columns = useMemo<DataColumn<StaffMember>[]>(
    () => [
      {
        id: 'name',
        header: 'Name',
        isName: true,
        cell: (member) => <NameAndAddress member={member} isOwn={member.coach_id === ownId} />,
        sortBy: ({ name }) => name,
      },
      {
        id: 'role',
        header: 'Role',
        width: 220,
        cell: ({ role: given }) => ROLE_LABELS[given],
        sortBy: ({ role: given }) => STAFF_ROLES.indexOf(given),
        orderNames: ['head coaches first', 'viewers first'],
      },
      ...(canChange
        ? [
            {
              id: 'actions',
              header: 'Actions',
              isHeaderHidden: true,
              width: 250,
              cell: (member: StaffMember) =>
                mayGive(role, member.role) && (
                  <MemberActions
                    name={member.name}
                    isOwn={member.coach_id === ownId}
                    onRole={() => openRole(String(member.coach_id))}
                    onEnd={() => openEnd(String(member.coach_id))}
                  />
                ),
            },
          ]
        : []),
    ],
    [ownId, role, canChange, openRole, openEnd],
  );
  return (
    <DataTable label="Staff" rows={staff} columns={columns} rowId={({ coach_id: id }) => id} cards={CARDS} sx={STYLE} />
  );
}

function NameAndAddress({ member, isOwn }: { member: StaffMember; isOwn: boolean }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, minWidth: 0 }}>
          {member.name}
        </Box>
        {isOwn && <Chip size="small" label="You" />}
        {member.disabled && <Chip size="small" label={staffTexts.disabledHint} color="warning" variant="outlined" />}
      </Box>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {member.email}
      </Typography>
    </Box>
  );
}

interface MemberActionsProps {
  name: string;
  isOwn: boolean;
  onRole: () => void;
  onEnd: () => void;
}

function MemberActions({ name, isOwn, onRole, onEnd }: MemberActionsProps) {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, '& .MuiButton-root': { minHeight: 44 } }}>
      <Button onClick={onRole} aria-label={`Change role of ${name}`}>
        Change role
      </Button>
      <Button onClick={onEnd} color="error" aria-label={isOwn ? 'Leave team' : `End role of ${name}`}>
        {isOwn ? 'Leave team' : 'End role'}
      </Button>
    </Box>
  );
}
