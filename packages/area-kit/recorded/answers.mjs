/**
 * Recorded answers of the API: what a product with demo data answered to reading calls. They are shown as if they had been recorded
 * today: dates in answers move by the days that have passed since. Pure.
 */
const DAY_MS = 86_400_000;
/** A calendar date at the start of a text, alone or with a time behind it. */
const DATE = /"(\d{4}-\d{2}-\d{2})(?=["T])/g;
const WHOLE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The calendar date some days later, or earlier for a negative number. @param {string} date as 2026-11-25 */
export function shifted(date, days) {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another. */
const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * @param {{ recordedOn: string, answers: { path: string, query: Record<string, string>, body: unknown }[] }} recording
 * @param {string} today a calendar date
 * @returns `find(path, query)`: the JSON text of the answer whose query is nearest, or null when nothing was recorded for the path.
 *   Ids must be the same; dates and options may differ
 */
export function createAnswers({ recordedOn, answers }, today) {
  const days = daysBetween(recordedOn, today);
  return {
    find(path, query) {
      const asked = Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, WHOLE_DATE.test(value) ? shifted(value, -days) : value]),
      );
      const candidates = answers.filter((answer) => answer.path === path && sameIds(answer.query, asked));
      const [nearest] = candidates.sort((one, other) => distance(one.query, asked) - distance(other.query, asked));
      if (!nearest) return null;
      return JSON.stringify(nearest.body).replace(DATE, (_, date) => `"${shifted(date, days)}`);
    },
  };
}

const isId = (name) => /_id$/.test(name);

/** An answer about another team or athlete would be shown as the wrong one's. */
const sameIds = (recorded, asked) =>
  [...new Set([...Object.keys(recorded), ...Object.keys(asked)])]
    .filter(isId)
    .every((name) => recorded[name] === asked[name]);

/** How many parameters differ. One that only one of the two has counts double: it is another kind of question. */
function distance(recorded, asked) {
  const names = new Set([...Object.keys(recorded), ...Object.keys(asked)]);
  return [...names].reduce((sum, name) => {
    if (recorded[name] === asked[name]) return sum;
    return sum + (name in recorded && name in asked ? 1 : 2);
  }, 0);
}
