import { SPORTS, type Sport } from '@touchline/contracts/sports';

/** Regions whose English calls association football soccer. */
const SOCCER_REGIONS: ReadonlySet<string | undefined> = new Set(['US', 'CA', 'AU', 'NZ']);

const isCalled = (word: string, sport: string): boolean => sport.startsWith(`${word} (`);

/**
 * The sports that contain what was typed. Football and soccer are one entry, by the word that the club's teams have, and
 * before those by the coach's language (`en-US`); either word finds it. The other word is offered to those who type it, as
 * long as it may be meant: to a club without a word, and "Football" for the American game. A club that has both sees both.
 */
export function offeredSports(typed: string, teamSports: readonly string[], language: string): readonly Sport[] {
  const [saysFootball, saysSoccer] = ['Football', 'Soccer'].map((word) =>
    teamSports.some((sport) => isCalled(word, sport)),
  );
  const sought = typed.trim().toLowerCase();
  const finds = (sport: string) => sport.toLowerCase().includes(sought);
  if (saysFootball && saysSoccer) return SPORTS.filter(finds);

  const soccer = saysSoccer || (!saysFootball && SOCCER_REGIONS.has(new Intl.Locale(language).region));
  const [word, other] = soccer ? ['Soccer', 'Football'] : ['Football', 'Soccer'];
  const otherIsMeant = sought.length > 1 && !(saysFootball && !soccer);
  return SPORTS.filter((sport) => {
    if (isCalled(other!, sport)) return otherIsMeant && finds(sport);
    return finds(sport) || (isCalled(word!, sport) && finds(sport.replace(word!, other!)));
  });
}
