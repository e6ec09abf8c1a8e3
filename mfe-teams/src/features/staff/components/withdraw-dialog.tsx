import { useState } from 'react';
import type { StaffInvitation } from '@touchline/contracts/staff.schema';
import { ConfirmDialog } from '@touchline/ui';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { goneTexts } from '../../../shared/texts/gone-texts.js';
import { staffTexts } from '../../../shared/texts/staff-texts.js';
import { withdrawMutation } from '../api/change-staff.js';

interface WithdrawDialogProps {
  teamId: number;
  /** Null: closed. */
  invitation: StaffInvitation | null;
  onClose: () => void;
}

/** Asks before an invitation is withdrawn. */
export function WithdrawDialog({ teamId, invitation, onClose }: WithdrawDialogProps) {
  const notify = useNotify();
  const withdrawal = useMutation(withdrawMutation(useApi(), useQueryClient(), teamId));
  // The text stays while the question fades out.
  const [email, setEmail] = useState('');
  if (invitation && invitation.email !== email) setEmail(invitation.email);

  async function withdraw(id: number): Promise<void> {
    try {
      const outcome = await withdrawal.mutateAsync(id);
      if (outcome) notify({ severity: 'success', text: staffTexts.withdrawn });
      else notify({ severity: 'info', text: goneTexts.invitation });
    } catch (error) {
      notify({ severity: 'error', text: failureText(error, staffTexts.withdrawFailed) });
    }
    onClose();
  }
  return (
    <ConfirmDialog
      open={invitation !== null}
      title="Withdraw invitation?"
      text={staffTexts.withdrawText(email)}
      confirmLabel="Withdraw"
      busy={withdrawal.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (invitation) void withdraw(invitation.id);
      }}
    />
  );
}
