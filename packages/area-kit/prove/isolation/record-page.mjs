/**
 * Records what a page has outside of an area: style rules, the frame's elements with their styles, attributes of `html` and `body`, and
 * the names under which the browser keeps data. Playwright runs the function in the page, so it uses nothing outside of itself.
 */
/* global caches, document, getComputedStyle, indexedDB, localStorage, requestIdleCallback, sessionStorage */
export async function recordPage() {
  const firstWords = (text) => /^@[\w-]+(?: [\w-]+)?/.exec(text)?.[0] ?? text.slice(0, 60);

  /** Style rules with their full selector, and rules that no selector limits, such as `@font-face`. */
  function readRules(list, around, parent) {
    return [...list].flatMap((rule) => {
      const text = `${around}${rule.cssText}`;
      if (rule.selectorText !== undefined) {
        const selector = parent === null ? rule.selectorText : nestedSelector(parent, rule.selectorText);
        return [{ text, selector }, ...readRules(rule.cssRules ?? [], around, selector)];
      }
      // Declarations after a nested rule have the selector of the rule around them.
      if (parent !== null && rule.style && !rule.cssRules) return [];
      const isGroup = rule.cssRules && !/^@(?:-webkit-)?(?:keyframes|scope|position-try)/.test(rule.cssText);
      if (isGroup) return readRules(rule.cssRules, `${around}${rule.cssText.split('{', 1)[0]}`, parent);
      return [{ text, at: firstWords(rule.cssText) }];
    });
  }
  const nestedSelector = (parent, selector) =>
    selector.includes('&') ? selector.replaceAll('&', () => parent) : `${parent} ${selector}`;

  function readSheet(sheet) {
    const { dataset, id } = sheet.ownerNode ?? {};
    const isOfKit = dataset?.emotion === 'css-global' || id === 'apexcharts-css';
    try {
      return { isOfKit, rules: readRules(sheet.cssRules, '', null) };
    } catch {
      // The rules of another origin cannot be read.
      return { isOfKit, rules: [{ text: sheet.href, at: sheet.href }] };
    }
  }

  const main = document.querySelector('main');
  const ancestors = [];
  for (let element = main?.parentElement; element; element = element.parentElement) ancestors.unshift(element);
  const beside = [...(main?.parentElement?.children ?? [])]
    .filter((element) => element !== main)
    .flatMap((element) => [element, ...element.querySelectorAll('*')]);

  /** A link or button is found again by its role and name, and what it contains by its place in it. */
  const seen = new Map();
  function nameOf(element) {
    if (element === main || ancestors.includes(element)) return element.id ? `#${element.id}` : element.localName;
    const control = element.closest('a, button');
    const label = control?.getAttribute('aria-label') ?? control?.textContent.trim();
    if (control === null && element.localName === 'header') return 'the banner';
    const owner = control ? `${control.localName === 'a' ? 'link' : 'button'} "${label}"` : 'banner';
    const base = element === control ? `the ${owner}` : `${element.localName} in the ${owner}`;
    seen.set(base, (seen.get(base) ?? 0) + 1);
    return seen.get(base) === 1 ? base : `${base} (${seen.get(base)})`;
  }

  function readElement(element) {
    const style = getComputedStyle(element);
    return {
      name: nameOf(element),
      classes: [...element.classList],
      isAround: element === main || ancestors.includes(element),
      controlClasses: element.closest('a, button')?.getAttribute('class') ?? '',
      isNavigation: element.closest('nav') !== null,
      style: Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)])),
    };
  }

  const readAttributes = (element) => ({
    classes: [...element.classList],
    style: Object.fromEntries([...element.style].map((name) => [name, element.style.getPropertyValue(name)])),
    others: Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => !['class', 'style'].includes(name))
        .map(({ name, value }) => [name, value]),
    ),
  });

  // Later drawing than the page's first text, and transitions, are awaited or ended: they have no final style yet. Chromium
  // sometimes never reports that a page without further work is idle, hence the limit.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();

  return {
    sheets: [...document.styleSheets, ...document.adoptedStyleSheets].map(readSheet),
    frame: [...ancestors, ...(main ? [main] : []), ...beside].map(readElement),
    attributes: { html: readAttributes(document.documentElement), body: readAttributes(document.body) },
    hasDialog: document.querySelector('.MuiModal-root') !== null,
    names: {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      IndexedDB: (await indexedDB.databases()).map(({ name }) => name),
      'the cache storage': globalThis.caches ? await caches.keys() : [],
    },
  };
}
