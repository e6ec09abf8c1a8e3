import { useRef, useState } from 'react';
import { Avatar, CircularProgress, DiscardDialog, Divider, IconButton, Menu, MenuItem, Tooltip, Typography } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { signOut } from '../../session/session.js';
import { hasUnsavedWork } from '../../session/unsaved-work.js';
import { notify } from '../notices.js';
import { initialsOf } from './initials.js';

/** Who is signed in, Profile and Logout. Typed work is asked about before it goes. */
export function AccountMenu() {
  const coach = useCoach();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const initials = initialsOf(coach.name);
  const logout = () => {
    setAsking(false);
    setLeaving(true);
    signOut().catch(() => {
      setLeaving(false);
      notify({ severity: 'error', text: 'You are still signed in: the server could not be reached. Try again.' });
    });
  };
  const choose = () => {
    setOpen(false);
    if (hasUnsavedWork()) setAsking(true);
    else logout();
  };

  return (
    <>
      <Tooltip title="Account">
        {/* A disabled button tells no tooltip about the mouse. */}
        <span>
          <IconButton ref={button} aria-label={leaving ? 'Signing out' : `Account ${initials}`.trim()} aria-haspopup="menu" aria-expanded={open} disabled={leaving} onClick={() => setOpen(true)} sx={{ width: 44, height: 44, p: 0.5 }}>
            {leaving ? <CircularProgress size={24} aria-hidden /> : <Avatar src={coach.avatar ?? undefined} sx={{ width: 34, height: 34, fontSize: '0.9rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}>{initials}</Avatar>}
          </IconButton>
        </span>
      </Tooltip>
      {/* Without a portal it stays inside the banner, where a screen reader's landmarks find it. */}
      <Menu disablePortal anchorEl={() => button.current} open={open} onClose={() => setOpen(false)} slotProps={{ list: { 'aria-label': 'Account' } }}>
        <MenuItem disabled sx={{ display: 'block', maxWidth: 280, '&.Mui-disabled': { opacity: 1 } }}>
          <Typography noWrap title={coach.name} sx={{ fontWeight: 600 }}>{coach.name}</Typography>
          <Typography noWrap title={coach.email} variant="body2" sx={{ color: 'text.secondary' }}>{coach.email}</Typography>
        </MenuItem>
        <Divider component="li" />
        <MenuItem component={Link} to="/profile" onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>Profile</MenuItem>
        <MenuItem onClick={choose} sx={{ minHeight: 44 }}>Logout</MenuItem>
      </Menu>
      <DiscardDialog open={asking} onDiscard={logout} onKeep={() => setAsking(false)} />
    </>
  );
}
