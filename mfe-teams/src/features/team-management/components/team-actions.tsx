import { useState } from 'react';
import { mdiDotsVertical } from '@mdi/js';
import { may } from '@touchline/contracts/permissions';
import { Icon, IconButton, ListItemText, Menu, MenuItem } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import type { ManagedTeam } from '../model/managed-team.js';
import { importableTargets } from '../../../shared/import-access.js';

interface TeamActionsProps {
  team: ManagedTeam;
  onChange: () => void;
  onDelete: () => void;
}

/** The menu with the rare actions on a team that the coach's role allows; every role exports what it reads. */
export function TeamActions({ team, onChange, onDelete }: TeamActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  const hasAthletes = team.athlete_count > 0;
  const address = `/team-creation/${team.team_id}`;
  const mayRead = may(team.role, 'administration.read');
  const mayWrite = may(team.role, 'administration.write');
  const mayAdd = may(team.role, 'people.write');
  const mayImport = importableTargets((permission) => may(team.role, permission)).length > 0;
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
          {mayWrite && (
            <MenuItem onClick={choose(onChange)} sx={{ minHeight: 44 }}>
              Name and sport
            </MenuItem>
          )}
          {mayRead && (
            <MenuItem component={Link} to={`${address}/staff`} sx={{ minHeight: 44 }}>
              Staff
            </MenuItem>
          )}
          {mayRead && (
            <MenuItem component={Link} to={`${address}/poster`} sx={{ minHeight: 44 }}>
              Print poster
            </MenuItem>
          )}
          {mayImport && (
            <MenuItem component={Link} to={`${address}/import`} sx={{ minHeight: 44 }}>
              Import
            </MenuItem>
          )}
          <MenuItem component={Link} to={`${address}/export`} sx={{ minHeight: 44 }}>
            Export
          </MenuItem>
          {mayAdd && (
            <MenuItem component={Link} to={`${address}?add=signed-form`} sx={{ minHeight: 44 }}>
              Add from a signed form
            </MenuItem>
          )}
          {mayRead && (
            <MenuItem component={Link} to={`${address}/consent-form`} sx={{ minHeight: 44 }}>
              Blank consent form
            </MenuItem>
          )}
          {mayWrite && (
            <MenuItem onClick={choose(onDelete)} disabled={hasAthletes} sx={{ minHeight: 44 }}>
              <ListItemText
                primary="Delete team"
                secondary={hasAthletes ? teamTexts.deleteNeedsEmptyTeam : undefined}
              />
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
