import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { tokenIn } from './token-in.js';

/**
 * The token of the link that led here; null where none did. It is taken out of the address before anything is drawn and kept in memory only,
 * so that neither the history nor a look over the shoulder gives it away. A reload therefore needs the link once more.
 */
export function useLinkToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const arrived = tokenIn(hash);
  if (arrived !== null && arrived !== token) setToken(arrived);

  useLayoutEffect(() => {
    if (arrived !== null) void navigate(pathname, { replace: true });
  }, [arrived, pathname, navigate]);

  return token;
}
