import { useState } from 'react';
import { mdiDotsVertical } from '@mdi/js';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Button, Icon, IconButton, Menu, MenuItem } from '@touchline/ui';
import type { OnRowAction, RowAction } from '../model/row-action.js';

const LABELS = {
  edit: 'Edit',
  availability: 'Availability',
  answers: 'Answers and devices',
  teams: 'Teams and guest days',
  move: 'Move to another team',
  archive: 'Archive',
  bringBack: 'Bring back',
} as const satisfies Record<RowAction, string>;

interface RowActionsProps {
  athlete: Athlete;
  /** The name, told apart from equal ones of the list. */
  name: string;
  /** Those that the coach's role allows. */
  actions: readonly RowAction[];
  onAction: OnRowAction;
}

/** The most frequent action as a button, the others in a menu. */
export function RowActions({ athlete, name, actions: [first, ...others], onAction }: RowActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (first === undefined) return null;
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
      {others.length > 0 && (
        <IconButton
          aria-label={`More actions for ${name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiDotsVertical} />
        </IconButton>
      )}
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
