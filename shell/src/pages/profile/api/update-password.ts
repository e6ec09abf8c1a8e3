import type { PasswordUpdated, UpdatePasswordBody } from '@touchline/contracts/coach.schema';
import { mutationOptions } from '@touchline/ui/query';
import type { ApiClient } from '@touchline/ui/host';

/**
 * Sets a new password for the signed-in coach. Rejects with `reauth_required` if the server wants the current password,
 * too.
 */
export const updatePassword = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: UpdatePasswordBody): Promise<PasswordUpdated> =>
      api.call('POST /api/coach/update-password', { body }),
  });
