import { useRef, useState } from 'react';
import {
  Avatar,
  CircularProgress,
  ConfirmDialog,
  DiscardDialog,
  Divider,
  IconButton,
  Menu,
  MenuItem,
  Tooltip,
  Typography,
} from '@touchline/ui';
import { STILL_SAVING, useCoach } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { signOut } from '../../session/session.js';
import { hasUnsavedWork, isSaving } from '../../session/unsaved-work.js';
import { waitingWork } from '../../session/waiting-work.js';
import { notify } from '../notices.js';
import { initialsOf } from '@touchline/contracts/initials';

/** Who is signed in, Profile and Logout. What is being saved is waited for, typed work is asked about before it goes, and what waits on this device before it has to wait for longer. */
export function AccountMenu() {
  const coach = useCoach();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<'unsaved' | 'waiting' | null>(null);
  const [leaving, setLeaving] = useState(false);

  const initials = initialsOf(coach.name);
  const logout = () => {
    setAsking(null);
    setLeaving(true);
    signOut().catch(() => {
      setLeaving(false);
      notify({ severity: 'error', text: 'You are still signed in: the server could not be reached. Try again.' });
    });
  };
  const leave = () => {
    if (waitingWork.get().size > 0) setAsking('waiting');
    else logout();
  };
  const choose = () => {
    setOpen(false);
    if (isSaving()) notify(STILL_SAVING);
    else if (hasUnsavedWork()) setAsking('unsaved');
    else leave();
  };

  return (
    <>
      <Tooltip title="Account">
        {/* A disabled button tells no tooltip about the mouse. */}
        <span>
          <IconButton
            ref={button}
            aria-label={leaving ? 'Signing out' : `Account ${initials}`.trim()}
            aria-haspopup="menu"
            aria-expanded={open}
            disabled={leaving}
            onClick={() => setOpen(true)}
            sx={{ width: 44, height: 44, p: 0.5 }}
          >
            {leaving ? (
              <CircularProgress size={24} aria-hidden />
            ) : (
              <Avatar
                src={coach.avatar ?? undefined}
                sx={{
                  width: 34,
                  height: 34,
                  fontSize: '0.9rem',
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                }}
              >
                {initials}
              </Avatar>
            )}
          </IconButton>
        </span>
      </Tooltip>
      {/* Without a portal it stays inside the banner, where a screen reader's landmarks find it. */}
      <Menu
        disablePortal
        anchorEl={() => button.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': 'Account' } }}
      >
        <MenuItem disabled sx={{ display: 'block', maxWidth: 280, '&.Mui-disabled': { opacity: 1 } }}>
          <Typography noWrap title={coach.name} sx={{ fontWeight: 600 }}>
            {coach.name}
          </Typography>
          <Typography noWrap title={coach.email} variant="body2" sx={{ color: 'text.secondary' }}>
            {coach.email}
          </Typography>
        </MenuItem>
        <Divider component="li" />
        <MenuItem component={Link} to="/profile" onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>
          Profile
        </MenuItem>
        <MenuItem onClick={choose} sx={{ minHeight: 44 }}>
          Logout
        </MenuItem>
      </Menu>
      <DiscardDialog open={asking === 'unsaved'} onDiscard={leave} onKeep={() => setAsking(null)} />
      <ConfirmDialog
        open={asking === 'waiting'}
        title="Sign out now?"
        text={`${[...waitingWork.get().values()].join(' ')} Signing out keeps them on this device until you sign in here again.`}
        cancelLabel="Stay signed in"
        confirmLabel="Sign out"
        onConfirm={logout}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
