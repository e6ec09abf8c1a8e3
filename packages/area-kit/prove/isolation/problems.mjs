/**
 * Compares a page of an area with a page of the shell alone. Each problem is a sentence for the team of the area. Pure.
 */
import { reachOutside } from './selectors.mjs';

/** What the shell keeps in the browser. Names of a later shell begin with `touchline.shell.`. */
export const SHELL_NAME =
  /^touchline\.(?:browser|registry|release-reports|theme|outdated-page|reloaded\..+|waiting\.\d+|shell\..+)$/;

/** Depends on how much a page contains. */
const SIZE = /^(?:height|width|block-size|inline-size|perspective-origin|transform-origin)$/;
/** The shell marks the entry of the current page with these; lines and icons follow its colour. */
const MARK = /color|shadow|radius|outline|border|decoration|emphasis|caret|fill|stroke|rule/;
/** A dialog that is open keeps the page behind it from scrolling. */
const SCROLL_LOCK = /^(?:overflow(?:-[xy]|-block|-inline)?|padding-right|padding-inline-end)$/;
/** Heights that components of the kit tell the page. */
const KIT_VARIABLE = /^--touchline-/;
/** `keyframes` of Emotion. */
const HASHED_NAME = /^@(?:-webkit-)?keyframes animation-[a-z0-9]+$/;
const LISTED_PROPERTY_COUNT = 3;

/**
 * @param {{ area: string, address: string }} page that was opened
 * @param alone of `recordPage`, for a page of the shell; with `cookies`, their names
 * @param opened the same for the page of the area
 * @returns {string[]} one sentence per problem
 */
export function isolationProblems(page, alone, opened) {
  return [
    ...attributeProblems(page, alone, opened),
    ...frameProblems(page, alone, opened),
    ...nameProblems(page, alone, opened),
    ...ruleProblems(page, alone, opened),
  ];
}

function ruleProblems({ address }, alone, opened) {
  const known = new Set(alone.sheets.flatMap(({ rules }) => rules.map(({ text }) => text)));
  const frameClasses = alone.frame.flatMap(({ classes }) => classes);
  // Only the kit makes sheets for the whole page, such as that of `PaperStyles`. A rule that is added to a sheet of the shell is no part of
  // the kit.
  const isNewOfKit = ({ isOfKit, rules }) => isOfKit && !rules.some(({ text }) => known.has(text));
  const added = opened.sheets.filter((sheet) => !isNewOfKit(sheet)).flatMap(({ rules }) => rules);
  const problems = added.filter(({ text }) => !known.has(text)).map((rule) => ruleProblem(rule, address, frameClasses));
  return [...new Set(problems.filter((problem) => problem !== null))];
}

function ruleProblem({ selector, at }, address, frameClasses) {
  if (selector === undefined)
    return HASHED_NAME.test(at) ? null : `the rule "${at}" of ${address} holds for the whole page`;
  const reach = reachOutside(selector, frameClasses);
  return reach && `the rule "${selector}" of ${address} ${reach}`;
}

function attributeProblems({ address }, alone, opened) {
  return Object.entries(opened.attributes).flatMap(([element, { classes, style, others }]) => {
    const before = alone.attributes[element];
    const isExpected = (name) => KIT_VARIABLE.test(name) || (opened.hasDialog && SCROLL_LOCK.test(name));
    const styles = differences(before.style, style).filter((name) => !isExpected(name));
    return [
      ...classes
        .filter((name) => !before.classes.includes(name))
        .map((name) => `${address} adds the class "${name}" to ${element}`),
      ...before.classes
        .filter((name) => !classes.includes(name))
        .map((name) => `${address} removes the class "${name}" of ${element}`),
      ...styles.map((name) => `${address} sets the inline style "${name}" of ${element}`),
      ...differences(before.others, others).map((name) => `${address} changes the attribute "${name}" of ${element}`),
    ];
  });
}

function frameProblems({ address }, alone, opened) {
  const now = new Map(opened.frame.map((element) => [element.name, element]));
  // Elements within the changed one inherit the change, and are not listed.
  const listed = new Set();
  return alone.frame.flatMap((before) => {
    const after = now.get(before.name);
    if (!after) return [`${address} removes ${before.name} from the frame`];
    const isMarked = before.isNavigation && before.controlClasses !== after.controlClasses;
    const isExpected = (name) =>
      KIT_VARIABLE.test(name) ||
      (before.isAround && SIZE.test(name)) ||
      (before.isAround && opened.hasDialog && SCROLL_LOCK.test(name)) ||
      (isMarked && MARK.test(name));
    const changed = differences(before.style, after.style).filter(
      (name) => !isExpected(name) && !listed.has(`${name}: ${after.style[name]}`),
    );
    if (changed.length === 0) return [];
    for (const name of changed) listed.add(`${name}: ${after.style[name]}`);
    const [first] = changed;
    const names = changed.slice(0, LISTED_PROPERTY_COUNT).join(', ');
    const values = `"${before.style[first] ?? ''}" became "${after.style[first] ?? ''}"`;
    return [`${address} changes the style of ${before.name} in the frame: ${names} (${values})`];
  });
}

function nameProblems({ area, address }, alone, opened) {
  const prefix = `touchline.${area}.`;
  const isForeign = (name) => !name.startsWith(prefix) && !SHELL_NAME.test(name);
  return Object.entries(opened.names).flatMap(([where, names]) => [
    ...names
      .filter((name) => isForeign(name) && !alone.names[where].includes(name))
      .map((name) => `${address} keeps "${name}" in ${where}, but the names of the area begin with "${prefix}"`),
    ...alone.names[where]
      .filter((name) => !names.includes(name))
      .map((name) => `${address} removes "${name}" from ${where}, which is not its own`),
  ]);
}

/** The keys whose values differ. */
const differences = (before, after) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key]);
