import { mdiBasketball, mdiMedalOutline, mdiSoccer, mdiTennis } from '@mdi/js';

/** Icons of ball sports, by a word of the sport's name. Table tennis has the tennis ball: nobody takes it for a medal. */
const BALL_ICONS = [
  ['soccer', mdiSoccer],
  ['football', mdiSoccer],
  ['basketball', mdiBasketball],
  ['tennis', mdiTennis],
] as const;

/** The icon path of a sport: a ball for soccer, football, basketball and tennis; a medal for any other. */
export function sportIcon(sport: string): string {
  const name = sport.toLowerCase();
  return BALL_ICONS.find(([word]) => name.includes(word))?.[1] ?? mdiMedalOutline;
}
