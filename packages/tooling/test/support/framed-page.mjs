/** Small pages with the frame of the shell, on which scripts misbehave as an area could. */
import { chromium } from '@playwright/test';
import { record } from '../../../area-kit/prove/isolation/expect-isolated.mjs';

// Cache storage and cookies need an origin that browsers trust.
const ADDRESS = 'http://localhost/medical';
const FRAME = `<!doctype html>
  <html lang="en">
    <head>
      <style data-emotion="css-global">body { margin: 0 } a { color: rgb(0, 0, 200) }</style>
      <style data-emotion="css">.css-bar { padding: 4px } .css-current { color: rgb(0, 100, 0) }</style>
    </head>
    <body>
      <div id="root">
        <div class="MuiBox-root css-column">
          <button>Skip to content</button>
          <header class="MuiAppBar-root css-bar">
            <nav><a href="/medical">Medical</a><a href="/calendar">Calendar</a></nav>
            <button aria-label="Account"><span>AB</span></button>
          </header>
          <main id="content" class="MuiBox-root css-main"><div class="MuiBox-root css-area">Medical</div></main>
        </div>
      </div>
      <script>localStorage.setItem('touchline.browser', '1')</script>
    </body>
  </html>`;

/** Starts a browser. @param {string} executablePath of Chromium */
export async function startBrowser(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return {
    close: () => browser.close(),
    /** Opens a page in an empty browser, and records it. @param {() => unknown} act what the area does, in the page */
    async recordAfter(act) {
      const context = await browser.newContext();
      try {
        await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: FRAME }));
        const page = await context.newPage();
        await page.goto(ADDRESS);
        await page.evaluate(act);
        return await record(page);
      } finally {
        await context.close();
      }
    },
  };
}
