import { useState } from 'react';
import { mdiDotsVertical } from '@mdi/js';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Button, Icon, IconButton, Menu, MenuItem } from '@touchline/ui';
import type { OnRowAction, RowAction } from '../model/row-action.js';

const LABELS = {
  edit: 'Edit',
  availability: 'Availability',
  answers: 'Answers and devices',
  move: 'Move to another team',
  archive: 'Archive',
  bringBack: 'Bring back',
} as const satisfies Record<RowAction, string>;
/** The first action is a button; the others are in the menu. */
const [ROSTER_ACTIONS, ARCHIVED_ACTIONS] = [
  ['edit', 'availability', 'answers', 'move', 'archive'],
  ['bringBack', 'edit', 'move'],
] as const satisfies [RowAction, ...RowAction[]][];

interface RowActionsProps {
  athlete: Athlete;
  /** The name, told apart from equal ones of the list. */
  name: string;
  onAction: OnRowAction;
}

/** The most frequent action as a button, the others in a menu. */
export function RowActions({ athlete, name, onAction }: RowActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first, ...others] = athlete.archived_at === null ? ROSTER_ACTIONS : ARCHIVED_ACTIONS;
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      <Button
        variant="outlined"
        size="small"
        aria-label={`${LABELS[first]} ${name}`}
        onClick={() => onAction(first, athlete)}
        sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
      >
        {LABELS[first]}
      </Button>
      <IconButton
        aria-label={`More actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {others.map((action) => (
            <MenuItem
              key={action}
              onClick={() => {
                setAnchor(null);
                onAction(action, athlete);
              }}
              sx={{ minHeight: 44 }}
            >
              {LABELS[action]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  );
}
