import { render, screen } from '@testing-library/react';
import { LocalAddressAlert } from './local-address-alert.js';

const warns = (hostname: string): boolean => {
  const { unmount } = render(<LocalAddressAlert hostname={hostname} />);
  const [alert] = screen.queryAllByRole('alert');
  unmount();
  return alert !== undefined;
};

test.each(['localhost', 'club.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]'])(
  'codes made at %s are said to lead nowhere on a phone',
  (hostname) => expect(warns(hostname)).toBe(true),
);

test.each(['touchline.club.example', '192.168.1.20', 'localhost.club.example', '[2001:db8::1]', '10.127.0.1'])(
  'phones may reach %s',
  (hostname) => expect(warns(hostname)).toBe(false),
);
