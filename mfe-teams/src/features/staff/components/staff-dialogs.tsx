import type { TeamStaff } from '@touchline/contracts/staff.schema';
import { useCoach } from '@touchline/ui/host';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { EndRoleDialog } from './end-role-dialog.js';
import { RoleDialog } from './role-dialog.js';
import { WithdrawDialog } from './withdraw-dialog.js';

/** The dialogs of one person or invitation, which the address names. One that is gone has none. */
export function StaffDialogs({ teamId, data }: { teamId: number; data: TeamStaff }) {
  const { coach_id: ownId } = useCoach();
  const [changing, ending, withdrawing] = [
    useAddressDialog('role'),
    useAddressDialog('end'),
    useAddressDialog('withdraw'),
  ];
  const memberOf = (value: string | null) => data.staff.find(({ coach_id: id }) => id === parseId(value));
  const changed = memberOf(changing.value);
  const ended = memberOf(ending.value);
  const withdrawn = data.invitations.find(({ id }) => id === parseId(withdrawing.value));
  return (
    <>
      {changed && (
        <RoleDialog
          key={changed.coach_id}
          teamId={teamId}
          ownRole={data.role}
          member={changed}
          isOwn={changed.coach_id === ownId}
          onClose={changing.close}
        />
      )}
      {ended && (
        <EndRoleDialog
          key={ended.coach_id}
          teamId={teamId}
          teamName={data.team_name}
          member={ended}
          isOwn={ended.coach_id === ownId}
          onClose={ending.close}
        />
      )}
      <WithdrawDialog teamId={teamId} invitation={withdrawn ?? null} onClose={withdrawing.close} />
    </>
  );
}
