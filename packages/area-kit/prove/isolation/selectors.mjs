/** What a CSS selector can match: elements of an area alone, or others, too. Pure. */

/** Classes of Emotion, which `sx` makes: `css-` and a hash of the styles. */
const EMOTION_CLASS = /^css-/;
/** Classes of the drawing library, which writes the rules of a legend beside it. Only charts of the kit have them. */
const CHART_CLASS = /^apexcharts-/;
/** Classes of the kit's components. Their own styles put some of them before or beside the class of Emotion. */
const KIT_CLASS = /^Mui[A-Z]/;
const NAMES_FRAME = /^(?:html|body)(?![\w-])|:root(?![\w-])|:host(?![\w-])|#[\w-]/i;

/**
 * @param {string} selector one, or several with commas
 * @param {readonly string[]} frameClasses classes of elements outside of areas
 * @returns {string | null} how it reaches outside, as the end of a sentence; null when it cannot
 */
export function reachOutside(selector, frameClasses) {
  const reaches = splitAtTop(selector, ',').map((one) => reachOfOne(one.trim(), frameClasses));
  return reaches.find((reach) => reach !== null) ?? null;
}

function reachOfOne(selector, frameClasses) {
  const steps = compoundsOf(selector);
  // `here`: the compound is an element of the area; `inside`: it is within one, and so are its siblings.
  const last = steps.reduce((place, step) => nextPlace(place, step, frameClasses), 'outside');
  if (last === 'outside') return 'can match elements outside of the area';
  return steps.some(({ compound }) => NAMES_FRAME.test(withoutStrings(compound)))
    ? 'depends on elements outside of the area'
    : null;
}

function nextPlace(place, { combinator, compound }, frameClasses) {
  const isOwn = (name) => (EMOTION_CLASS.test(name) || CHART_CLASS.test(name)) && !frameClasses.includes(name);
  const isOfKit = (name) => KIT_CLASS.test(name) && !frameClasses.includes(name);
  const names = classesOf(compound);
  if (names.some(isOwn)) return 'here';
  if (place !== 'outside' && (combinator === ' ' || combinator === '>')) return 'inside';
  if (place === 'inside') return 'inside';
  // The part beside an element of the area, such as the track of a switch, and the part around it, such as the box of an input.
  const isBesideOwn = place === 'here';
  const isAroundOwn = hasArguments(compound).some((text) => classesOf(text).some(isOwn));
  return names.some(isOfKit) && (isBesideOwn || isAroundOwn) ? 'here' : 'outside';
}

/** Compounds from left to right, each with the combinator before it. */
function compoundsOf(selector) {
  return splitAtTop(selector.replace(/\s*([>~+])\s*/g, ' $1 '), ' ').reduce((steps, part) => {
    const text = part.trim();
    if (text === '') return steps;
    if (/^[>~+]$/.test(text)) return [...steps, { combinator: text, compound: null }];
    const last = steps.at(-1);
    if (last?.compound === null) return [...steps.slice(0, -1), { ...last, compound: text }];
    return [...steps, { combinator: ' ', compound: text }];
  }, []);
}

/** The class names of a compound. Those in parentheses do not count: `:not(.a)` matches everything else. */
const classesOf = (text) =>
  [...withoutArguments(withoutStrings(text)).matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name);

const hasArguments = (compound) => [...compound.matchAll(/:has\(([^)]*)\)/g)].map(([, text]) => text);
const withoutStrings = (text) => text.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[[^\]]*\]/g, '');

function withoutArguments(text) {
  const shorter = text.replace(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutArguments(shorter);
}

/** Splits a text where a character stands outside of parentheses, brackets and strings. */
function splitAtTop(text, separator) {
  const parts = [''];
  let depth = 0;
  let quote = null;
  for (const char of text) {
    if (quote !== null) quote = char === quote ? null : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    if (char === separator && depth === 0 && quote === null) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}
