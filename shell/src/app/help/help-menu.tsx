import { useRef } from 'react';
import { mdiHelpCircleOutline } from '@mdi/js';
import { Icon, IconButton, Menu, MenuItem, Tooltip, WordsDialog } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { useMenu } from '../layout/use-menu.js';
import { PUBLIC_SCREENS } from '../screens.js';
import { AboutDialog } from './about-dialog.js';
import { ContactDialog } from './contact-dialog.js';
import { HowToDialog } from './how-to/how-to-dialog.js';

/** The help menu: the tasks of a first evening, terms, privacy, contact, the words of the screens, and versions. */
export function HelpMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const { open, show, close } = useMenu('help');
  const howTo = useMenu('how-to');
  const contact = useMenu('contact');
  const words = useMenu('words');
  const about = useMenu('about');
  return (
    <>
      <Tooltip title="Help">
        <IconButton
          ref={button}
          aria-label="Help"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={show}
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
        <MenuItem onClick={howTo.show} sx={{ minHeight: 44 }}>
          How to
        </MenuItem>
        {PUBLIC_SCREENS.map(({ path, title }) => (
          <MenuItem key={path} component={Link} to={path} replace sx={{ minHeight: 44 }}>
            {title}
          </MenuItem>
        ))}
        <MenuItem onClick={contact.show} sx={{ minHeight: 44 }}>
          Contact Us
        </MenuItem>
        <MenuItem onClick={words.show} sx={{ minHeight: 44 }}>
          Words used here
        </MenuItem>
        <MenuItem onClick={about.show} sx={{ minHeight: 44 }}>
          About this app
        </MenuItem>
      </Menu>
      <HowToDialog open={howTo.open} onClose={howTo.close} />
      <ContactDialog open={contact.open} onClose={contact.close} />
      <WordsDialog open={words.open} onClose={words.close} />
      <AboutDialog open={about.open} onClose={about.close} />
    </>
  );
}
