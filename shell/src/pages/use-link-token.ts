import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { setUnsaved } from '../session/unsaved-work.js';

const UNSAVED_KEY = 'mailed-link';

/**
 * The token of the link that led here; null without one. It is removed from the address before the first paint and kept
 * in memory only, so that neither the history nor the visible address reveals it. A reload therefore needs the link
 * again, and the page does not reload itself while it has the token.
 */
export function useLinkToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const tokenInAddress = tokenIn(hash);
  if (tokenInAddress !== null && tokenInAddress !== token) setToken(tokenInAddress);

  useLayoutEffect(() => {
    if (tokenInAddress !== null) void navigate(pathname, { replace: true });
  }, [tokenInAddress, pathname, navigate]);

  useEffect(() => {
    if (token === null) return;
    setUnsaved(UNSAVED_KEY, true);
    return () => setUnsaved(UNSAVED_KEY, false);
  }, [token]);

  return token;
}

/** The token in the hash of an address, as the mailed link carries it; null without one. */
export function tokenIn(hash: string): string | null {
  return /^#token=([A-Za-z0-9_-]+)$/.exec(hash)?.[1] ?? null;
}
