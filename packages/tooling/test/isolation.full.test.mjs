/** What a page of an area may not do outside of the area, each shown in Chromium; then a build of an area that does some of it. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SHELL_NAME, isolationProblems } from '../../area-kit/prove/isolation/problems.mjs';
import { chromiumOrInstall } from '../../area-kit/tools/programs.mjs';
import { ROOT } from '../release/parts.mjs';
import { startBrowser } from './support/framed-page.mjs';
import { provePages } from './support/misbehaving-area.mjs';
/* global caches, document, indexedDB, localStorage, sessionStorage */

const chromium = chromiumOrInstall();
const skip = chromium ? false : 'no Chromium on this machine; on Debian: apt-get install chromium-headless-shell';
const SHELL = join(ROOT, 'shell/src');
const PAGE = { area: 'mfe-medical', address: '/medical' };

/** Adds rules as `sx` does: to the sheet of Emotion, with classes of its own. */
const addRules = (...rules) =>
  `(() => { for (const rule of ${JSON.stringify(rules)}) document.styleSheets[1].insertRule(rule); })()`;
const addStyle = (css) =>
  `(() => { document.querySelector('main').append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} })); })()`;

const matchesOutside = (selector) => `the rule "${selector}" of /medical can match elements outside of the area`;
const dependsOnOutside = (selector) => `the rule "${selector}" of /medical depends on elements outside of the area`;
const holdsForAll = (rule) => `the rule "${rule}" of /medical holds for the whole page`;
const foreignName = (name, where) =>
  `/medical keeps "${name}" in ${where}, but the names of the area begin with "touchline.mfe-medical."`;

const ALLOWED = {
  'styles of its own elements and of what they contain': addRules(
    '.css-area { color: red }',
    '.css-area:hover > .MuiButton-root ~ span::before { color: red }',
    'label + .css-area.css-area, .css-area td:not(.name, :last-child) { color: red }',
    '@media (max-width: 600px) { @supports (display: grid) { .css-area * { color: red } } }',
    '@keyframes animation-1x2 { from { opacity: 0 } }',
  ),
  'what components of the kit do around an input and beside a switch': addRules(
    '.MuiInputBase-root:has(> .css-area ~ .MuiInputAdornment-root) { padding: 0 }',
    '.css-area.Mui-checked + .MuiSwitch-track { opacity: 1 }',
    'label[data-shrink="false"] + .MuiInputBase-formControl .css-area { opacity: 0 }',
  ),
  'styles that the kit writes for the whole page, such as those of paper': () => {
    const sheet = document.createElement('style');
    sheet.dataset.emotion = 'css-global';
    sheet.textContent = '@page { size: A4 } @media print { body { background-color: #fff !important } }';
    document.head.append(sheet);
    document.documentElement.style.setProperty('--touchline-foot', '48px');
  },
  'a dialog that keeps the page from scrolling': () => {
    document.body.insertAdjacentHTML('beforeend', '<div class="MuiModal-root">Injury</div>');
    document.body.style.overflow = 'hidden';
  },
  'the mark of the current page in the navigation': () => {
    document.querySelector('nav a').className = 'css-current';
  },
  'a page that is higher than that of the shell': () => {
    document.querySelector('main').style.height = '3000px';
  },
  'the legend of a chart': addStyle('.apexcharts-legend { top: 0 } .apexcharts-legend-series * { top: 0 }'),
  'names of its own and of the shell': async () => {
    localStorage.setItem('touchline.mfe-medical.draft', '1');
    sessionStorage.setItem('touchline.reloaded.1.0.0-3f9c2ab', '1');
    document.cookie = 'touchline.mfe-medical.seen=1';
    await new Promise((resolve) => (indexedDB.open('touchline.mfe-medical.marks').onsuccess = resolve));
  },
};

const REFUSED = [
  ['a <style> with a class', addStyle('.card { color: red }'), [matchesOutside('.card')]],
  ['a <style> for all buttons', addStyle('@media print { button { opacity: 1 } }'), [matchesOutside('button')]],
  ['a nested rule', addStyle('.css-area { & > b { top: 0 } & ~ * { top: 0 } }'), [matchesOutside('.css-area ~ *')]],
  ['a list with one selector too many', addRules('.css-area, a { opacity: 1 }'), [matchesOutside('.css-area, a')]],
  ['sx: body &', addRules('body .css-1x2 { color: red }'), [dependsOnOutside('body .css-1x2')]],
  ['sx: :root &', addRules(':root .css-1x2 { color: red }'), [dependsOnOutside(':root .css-1x2')]],
  ['sx: #content > &', addRules('#content > .css-1x2 { top: 0 }'), [dependsOnOutside('#content > .css-1x2')]],
  ['sx: & ~ *', addRules('.css-1x2 ~ * { top: 0 }'), [matchesOutside('.css-1x2 ~ *')]],
  ['sx: & + .MuiBox-root', addRules('.css-1x2 + .MuiBox-root { top: 0 }'), [matchesOutside('.css-1x2 + .MuiBox-root')]],
  ['sx: :not(&)', addRules(':not(.css-1x2) { opacity: 1 }'), [matchesOutside(':not(.css-1x2)')]],
  ['sx: body:has(&)', addRules('body:has(.css-1x2) { top: 0 }'), [matchesOutside('body:has(.css-1x2)')]],
  ['a class of the frame', addRules('.css-bar .x { color: red }'), [matchesOutside('.css-bar .x')]],
  ['a class of the kit', addRules('.MuiButton-root { top: 0 }'), [matchesOutside('.MuiButton-root')]],
  ['a font', addStyle('@font-face { font-family: Inter; src: local(Arial) }'), [holdsForAll('@font-face')]],
  ['an animation', addStyle('@keyframes pulse { from { opacity: 0 } }'), [holdsForAll('@keyframes pulse')]],
  [
    'a rule in a sheet of the shell',
    () => document.styleSheets[0].insertRule('a { color: rgb(1, 2, 3) }', 2),
    [
      '/medical changes the style of the link "Medical" in the frame: border-block-end-color, border-block-start-color, ' +
        'border-bottom-color ("rgb(0, 0, 200)" became "rgb(1, 2, 3)")',
      matchesOutside('a'),
    ],
  ],
  [
    'a sheet without an element',
    () => {
      const sheet = new globalThis.CSSStyleSheet();
      sheet.replaceSync('nav { opacity: 1 }');
      document.adoptedStyleSheets = [sheet];
    },
    [matchesOutside('nav')],
  ],
  [
    'the style of an element of the frame',
    () => (document.querySelector('header').style.opacity = '0.5'),
    ['/medical changes the style of the banner in the frame: opacity ("1" became "0.5")'],
  ],
  [
    'an element of the frame that is gone',
    () => document.querySelector('nav a + a').remove(),
    ['/medical removes the link "Calendar" from the frame'],
  ],
  [
    'the style of body',
    () => (document.body.style.scrollBehavior = 'smooth'),
    [
      '/medical sets the inline style "scroll-behavior" of body',
      '/medical changes the style of body in the frame: scroll-behavior ("auto" became "smooth")',
    ],
  ],
  ['a class of html', () => document.documentElement.classList.add('dark'), ['/medical adds the class "dark" to html']],
  [
    'an attribute of body',
    () => document.body.setAttribute('data-theme', 'dark'),
    ['/medical changes the attribute "data-theme" of body'],
  ],
  ['localStorage', () => localStorage.setItem('draft', '1'), [foreignName('draft', 'localStorage')]],
  [
    'sessionStorage with the name of another area',
    () => sessionStorage.setItem('touchline.mfe-teams.view', '1'),
    [foreignName('touchline.mfe-teams.view', 'sessionStorage')],
  ],
  [
    'a database',
    () => new Promise((resolve) => (indexedDB.open('touchline.medical').onsuccess = resolve)),
    [foreignName('touchline.medical', 'IndexedDB')],
  ],
  ['a cookie', () => (document.cookie = 'seen=1'), [foreignName('seen', 'the cookies')]],
  ['a cache', () => caches.open('images').then(() => undefined), [foreignName('images', 'the cache storage')]],
  [
    'the storage of others',
    () => localStorage.clear(),
    ['/medical removes "touchline.browser" from localStorage, which is not its own'],
  ],
];

describe('a page of an area', { skip }, () => {
  let browser;
  let alone;
  before(async () => {
    browser = await startBrowser(chromium);
    alone = await browser.recordAfter(() => undefined);
  });
  after(() => browser?.close());
  const problemsAfter = async (act) => isolationProblems(PAGE, alone, await browser.recordAfter(act));

  for (const [name, act] of Object.entries(ALLOWED))
    test(`may do: ${name}`, async () => assert.deepEqual(await problemsAfter(act), []));

  for (const [name, act, sentences] of REFUSED)
    test(`may not do: ${name}`, async () => assert.deepEqual(await problemsAfter(act), sentences));
});

test('every name under which the shell keeps data is known', () => {
  const sources = readdirSync(SHELL, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.tsx?$/.test(file),
  );
  const names = sources.flatMap((file) =>
    [...readFileSync(join(SHELL, file), 'utf8').matchAll(/STORAGE_KEY = '([^']+)'|`(touchline\.[^`]+)`/g)].map(
      ([, constant, template]) => constant ?? template.replace(/\$\{[^}]*\}/g, '1'),
    ),
  );
  assert.ok(names.length >= 6, names.join(', '));
  // Some are followed by a version.
  const unknown = names.filter((name) => !SHELL_NAME.test(name) && !SHELL_NAME.test(`${name}.1`));
  assert.deepEqual(unknown, [], 'the proof of every area would refuse these');
});

test('the proof of a build says what its page did outside', { skip, timeout: 300_000 }, async () => {
  const output = await provePages(chromium);
  for (const sentence of [
    /Error: \/workout-library adds the class "dark" to body$/m,
    /^ +\/workout-library keeps "draft" in localStorage, but the names of the area begin with "touchline\.mfe-workouts\."$/m,
    /^ +the rule "\.css-[\w-]+ ~ \*" of \/workout-library can match elements outside of the area$/m,
    /^ +the rule "body \.css-[\w-]+" of \/workout-library depends on elements outside of the area$/m,
  ])
    assert.match(output, sentence);
});
