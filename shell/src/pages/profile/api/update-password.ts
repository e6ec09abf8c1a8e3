import type { PasswordUpdated, UpdatePasswordBody } from '@touchline/contracts/coach.schema';
import { mutationOptions } from '@touchline/ui/query';
import type { ApiClient } from '@touchline/ui/host';

/** A new password for the signed-in coach. What the server asks back (`reauth_required`) is the form's business. */
export const updatePassword = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: UpdatePasswordBody) => api.send<PasswordUpdated>('POST', '/api/coach/update-password', body),
  });
