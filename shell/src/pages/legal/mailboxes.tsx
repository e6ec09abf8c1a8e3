import { MuiLink, QueryPanel, Typography } from '@touchline/ui';
import { useQuery } from '@touchline/ui/query';
import { helpTexts } from '../../app/texts.js';
import { installationQuery } from '../../app/api/get-installation.js';

/** The contact addresses below a legal text. */
export function Mailboxes() {
  const query = useQuery(installationQuery);
  return (
    <QueryPanel query={query} errorText={helpTexts.contactsFailed} minHeight={72}>
      {({ contacts }) => (
        <>
          <Mailbox label="Questions about using Touchline" address={contacts.support} />
          <Mailbox label="Questions about your data" address={contacts.privacy} />
        </>
      )}
    </QueryPanel>
  );
}

function Mailbox({ label, address }: { label: string; address: string }) {
  return (
    <Typography sx={{ lineHeight: 1.7 }}>
      {label}:{' '}
      <MuiLink href={`mailto:${address}`} sx={{ overflowWrap: 'anywhere', display: 'inline-block', py: 1.25 }}>
        {address}
      </MuiLink>
    </Typography>
  );
}
