import { mdiBasketball, mdiMedalOutline, mdiSoccer, mdiTennis } from '@mdi/js';

/** The icon path of a sport: a ball for football and soccer, basketball and tennis, else a medal. */
export function sportIcon(sport: string): string {
  const name = sport.toLowerCase();
  if (name.includes('soccer') || name.includes('football')) return mdiSoccer;
  if (name.includes('basketball')) return mdiBasketball;
  // "Table Tennis" is played with another ball, but nobody takes it for a medal.
  if (name.includes('tennis')) return mdiTennis;
  return mdiMedalOutline;
}
