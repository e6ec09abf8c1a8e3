import { Alert } from '@touchline/ui';
import { linksTexts } from './texts/answers-texts.js';

/** Names of this computer alone: `localhost` and its subdomains, 127.0.0.0/8, `[::1]`, and the unspecified address. */
const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Warns, on screen only, while links made from the address of this page would lead phones to themselves. */
export function LocalAddressAlert({ hostname = window.location.hostname }: { hostname?: string }) {
  return (
    LOCAL.test(hostname) && (
      <Alert severity="warning" sx={{ displayPrint: 'none', mb: 2, overflowWrap: 'anywhere' }}>
        {linksTexts.localAddress(hostname)}
      </Alert>
    )
  );
}
