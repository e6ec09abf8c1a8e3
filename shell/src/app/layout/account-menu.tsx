import { useRef, useState } from 'react';
import { initialsOf } from '@touchline/contracts/initials';
import {
  Avatar,
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
import { hasUnsavedWork, isSaving, questionBeforeLoss, unsavedWork } from '../../session/unsaved-work.js';
import { unsentWork } from '../../session/unsent-work.js';
import { notify } from '../notices.js';
import { useStore } from '../store.js';
import { accountTexts } from '../texts.js';
import { useMenu } from './use-menu.js';

/**
 * The account menu with Profile and Logout. Logout waits for a save under way, and asks about unsaved and unsent work.
 */
export function AccountMenu() {
  const coach = useCoach();
  const button = useRef<HTMLButtonElement>(null);
  const { open, show, close } = useMenu('account');
  const [question, setQuestion] = useState<'unsaved' | 'waiting' | null>(null);
  const work = useStore(unsavedWork);

  const initials = initialsOf(coach.name);
  const logout = () => {
    setQuestion(null);
    signOut();
  };
  const askAboutUnsentOrLogout = () => {
    if (unsentWork.get().size > 0) setQuestion('waiting');
    else logout();
  };
  const onLogout = () => {
    close();
    if (isSaving()) notify(STILL_SAVING);
    else if (hasUnsavedWork()) setQuestion('unsaved');
    else askAboutUnsentOrLogout();
  };

  return (
    <>
      <Tooltip title="Account">
        <IconButton
          ref={button}
          aria-label={`Account ${initials}`.trim()}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={show}
          sx={{ width: 44, height: 44, p: 0.5 }}
        >
          <Avatar
            src={coach.avatar ?? undefined}
            sx={{
              width: 34,
              height: 34,
              fontSize: 'min(0.9rem, 15px)',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initials}
          </Avatar>
        </IconButton>
      </Tooltip>
      {/* Without a portal the menu stays inside the banner landmark for screen readers. */}
      <Menu
        disablePortal
        anchorEl={() => button.current}
        open={open}
        onClose={close}
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
        <MenuItem component={Link} to="/profile" replace sx={{ minHeight: 44 }}>
          Profile
        </MenuItem>
        <MenuItem onClick={onLogout} sx={{ minHeight: 44 }}>
          Logout
        </MenuItem>
      </Menu>
      <DiscardDialog
        open={question === 'unsaved'}
        question={questionBeforeLoss(work, [...work.keys()])}
        onDiscard={askAboutUnsentOrLogout}
        onKeep={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question === 'waiting'}
        title={accountTexts.signOutNow}
        text={accountTexts.unsentWork([...unsentWork.get().values()])}
        cancelLabel="Stay signed in"
        confirmLabel="Log out"
        onConfirm={logout}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}
