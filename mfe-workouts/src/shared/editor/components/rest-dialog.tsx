import { AppDialog, Button, List, ListItem, ListItemButton, ListItemText } from '@touchline/ui';
import { REST_CHOICES } from '../model/editor-kinds.js';

interface RestDialogProps {
  title: 'Add Rest Block' | 'Edit Rest Duration';
  /** The current duration; null when it cannot be read. */
  seconds: number | null;
  onChoose: (seconds: number) => void;
  onClose: () => void;
}

/** Offers the usual durations of a rest; any other duration is typed into the row. Mount it to open it. */
export function RestDialog({ title, seconds, onChoose, onClose }: RestDialogProps) {
  const initialFocus = REST_CHOICES.some((choice) => choice.seconds === seconds) ? seconds : REST_CHOICES[0].seconds;
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
              autoFocus={choice.seconds === initialFocus}
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
