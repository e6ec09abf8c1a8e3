import { useState } from 'react';
import { mdiDotsVertical } from '@mdi/js';
import { Icon, IconButton, ListItemText, Menu, MenuItem } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import type { ManagedTeam } from '../model/managed-team.js';

interface TeamActionsProps {
  team: ManagedTeam;
  onRename: () => void;
  onDelete: () => void;
}

/** The menu with the rare actions on a team. */
export function TeamActions({ team, onRename, onDelete }: TeamActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  const hasAthletes = team.athlete_count > 0;
  return (
    <>
      <IconButton
        aria-label={`More actions for ${team.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={choose(onRename)} sx={{ minHeight: 44 }}>
            Rename team
          </MenuItem>
          <MenuItem component={Link} to={`/team-creation/${team.team_id}/poster`} sx={{ minHeight: 44 }}>
            Print poster
          </MenuItem>
          <MenuItem component={Link} to={`/team-creation/${team.team_id}?add=signed-form`} sx={{ minHeight: 44 }}>
            Add from a signed form
          </MenuItem>
          <MenuItem component={Link} to={`/team-creation/${team.team_id}/consent-form`} sx={{ minHeight: 44 }}>
            Blank consent form
          </MenuItem>
          <MenuItem onClick={choose(onDelete)} disabled={hasAthletes} sx={{ minHeight: 44 }}>
            <ListItemText primary="Delete team" secondary={hasAthletes ? teamTexts.deleteNeedsEmptyTeam : undefined} />
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
