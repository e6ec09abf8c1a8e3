import { AppDialog, Button, List, ListItem, ListItemButton, ListItemText } from '@touchline/ui';
import { REST_CHOICES } from '../model/editor-kinds.js';

interface RestDialogProps {
  title: 'Add Rest Block' | 'Edit Rest Duration';
  /** What it lasts now; null for what cannot be read. */
  seconds: number | null;
  onChoose: (seconds: number) => void;
  onClose: () => void;
}

/** How long a rest is to be; any other length is typed into its row. Mount it to open it. */
export function RestDialog({ title, seconds, onChoose, onClose }: RestDialogProps) {
  const focused = REST_CHOICES.some((choice) => choice.seconds === seconds) ? seconds : REST_CHOICES[0].seconds;
  return (
    <AppDialog
      open
      title={title}
      maxWidth="xs"
      atBottom
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <List disablePadding aria-label={title}>
        {REST_CHOICES.map((choice) => (
          <ListItem key={choice.seconds} disablePadding>
            <ListItemButton
              autoFocus={choice.seconds === focused}
              selected={choice.seconds === seconds}
              onClick={() => onChoose(choice.seconds)}
              sx={{ minHeight: 48, borderRadius: 1 }}
            >
              <ListItemText primary={choice.label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </AppDialog>
  );
}
