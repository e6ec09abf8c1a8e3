import { mdiBasketball, mdiMedalOutline, mdiSoccer, mdiTennis } from '@mdi/js';
import { sportIcon } from './sport-icon.js';

test.each([
  ['Soccer (W)', mdiSoccer],
  ['American FOOTBALL (M)', mdiSoccer],
  ['basketball (M)', mdiBasketball],
  ['Tennis (W)', mdiTennis],
  ['Rowing (M)', mdiMedalOutline],
])('%s', (sport, icon) => expect(sportIcon(sport)).toBe(icon));
