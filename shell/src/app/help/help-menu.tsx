import { useRef, useState } from 'react';
import { mdiHelpCircleOutline } from '@mdi/js';
import { Icon, IconButton, Menu, MenuItem, Tooltip } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { PUBLIC_SCREENS } from '../screens.js';
import { AboutDialog } from './about-dialog.js';
import { ContactDialog } from './contact-dialog.js';

/** The help menu: terms, privacy, contact, and versions. */
export function HelpMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'contact' | 'about' | null>(null);
  const close = () => setOpen(false);
  const show = (which: 'contact' | 'about') => () => {
    close();
    setDialog(which);
  };
  return (
    <>
      <Tooltip title="Help">
        <IconButton
          ref={button}
          aria-label="Help"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiHelpCircleOutline} />
        </IconButton>
      </Tooltip>
      <Menu
        disablePortal
        anchorEl={() => button.current}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Help' } }}
      >
        {PUBLIC_SCREENS.map(({ path, title }) => (
          <MenuItem key={path} component={Link} to={path} onClick={close} sx={{ minHeight: 44 }}>
            {title}
          </MenuItem>
        ))}
        <MenuItem onClick={show('contact')} sx={{ minHeight: 44 }}>
          Contact Us
        </MenuItem>
        <MenuItem onClick={show('about')} sx={{ minHeight: 44 }}>
          About this app
        </MenuItem>
      </Menu>
      <ContactDialog open={dialog === 'contact'} onClose={() => setDialog(null)} />
      <AboutDialog open={dialog === 'about'} onClose={() => setDialog(null)} />
    </>
  );
}
