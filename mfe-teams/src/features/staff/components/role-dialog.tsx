import { useState, type SubmitEvent } from 'react';
import { may, type StaffRole } from '@touchline/contracts/permissions';
import { rolesToGive } from '@touchline/contracts/staff-rules';
import type { StaffMember } from '@touchline/contracts/staff.schema';
import { Alert } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { goneTexts } from '../../../shared/texts/gone-texts.js';
import { staffTexts } from '../../../shared/texts/staff-texts.js';
import { changeRoleMutation } from '../api/change-staff.js';
import { RoleChoice } from './role-choice.js';

interface RoleDialogProps {
  teamId: number;
  ownRole: StaffRole;
  member: StaffMember;
  isOwn: boolean;
  onClose: () => void;
}

/** Gives somebody another role. It is open while mounted. */
export function RoleDialog({ teamId, ownRole, member, isOwn, onClose }: RoleDialogProps) {
  const notify = useNotify();
  const changing = useMutation(changeRoleMutation(useApi(), useQueryClient(), teamId));
  // The role when the dialog opened: a colleague's change must not pass for the one that was seen.
  const [seen] = useState(member.role);
  const [role, setRole] = useState(member.role);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const endsAdministration = may(seen, 'administration.write') && !may(role, 'administration.write');

  async function change(): Promise<void> {
    if (changing.isPending) return;
    setFailure(null);
    try {
      const outcome = await changing.mutateAsync({ coachId: member.coach_id, body: { role, if_role: seen } });
      if (outcome) notify({ severity: 'success', text: staffTexts.roleChanged(member.name, role) });
      else notify({ severity: 'info', text: goneTexts.member });
      onClose();
    } catch (error) {
      setFailure(failureOf(error, staffTexts.changeFailed));
    }
  }
  const formProps = {
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void change();
    },
  };
  return (
    <FormDialog
      form={{ busy: changing.isPending, failure, formProps }}
      title="Change role"
      subtitle={`${member.name} · ${member.email}`}
      submitLabel="Change role"
      canSubmit={role !== seen}
      dirty={false}
      onClose={onClose}
    >
      <RoleChoice roles={rolesToGive(ownRole)} chosen={role} busy={changing.isPending} onChoose={setRole} />
      {endsAdministration && (
        <Alert severity="warning">
          {[isOwn ? staffTexts.ownLoss : [], staffTexts.administrationLoss(isOwn ? 'you' : member.name)]
            .flat()
            .join(' ')}
        </Alert>
      )}
    </FormDialog>
  );
}
