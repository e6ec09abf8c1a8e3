import { AppDialog, Button, List, ListItem, ListItemText, MuiLink, QueryPanel } from '@touchline/ui';
import { useQuery } from '@touchline/ui/query';
import { helpTexts } from '../texts.js';
import { installationQuery } from '../api/get-installation.js';

const TEAMS = [
  { key: 'support', label: 'General Support' },
  { key: 'technical', label: 'Technical Support' },
  { key: 'sales', label: 'Sales & Partnerships' },
] as const;

/** Three teams with their mailboxes, which the installation configures. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useQuery({ ...installationQuery, enabled: open });
  return (
    <AppDialog
      open={open}
      title="Contact Us"
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <QueryPanel query={query} errorText={helpTexts.contactsFailed} minHeight={180}>
        {({ contacts }) => (
          <List disablePadding>
            {TEAMS.map(({ key, label }) => (
              <ListItem key={key} disableGutters>
                <ListItemText
                  primary={label}
                  secondary={
                    <MuiLink
                      href={`mailto:${contacts[key]}`}
                      sx={{ overflowWrap: 'anywhere', display: 'inline-block', py: 1 }}
                    >
                      {contacts[key]}
                    </MuiLink>
                  }
                />
              </ListItem>
            ))}
          </List>
        )}
      </QueryPanel>
    </AppDialog>
  );
}
