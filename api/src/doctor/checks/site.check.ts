import { isInSite } from '@touchline/release/site-folder';
import { SitePages } from '../../site/site-pages.js';
import { SiteRegistry } from '../../site/site-registry.js';
import { failed, ok, warning, type Check } from '../check.js';
import { countText } from '../figures.js';

export const siteCheck: Check = {
  subject: 'Site',
  needs: ['SITE_DIR'],
  async run({ settings }) {
    const registry = new SiteRegistry(settings);
    const page = await new SitePages(settings, registry).page('/');
    if (page === null) return failed(`There are no pages in ${settings.siteDir}: promote the shell and the areas.`);
    const document = await registry.read();
    if (!page.isReleased || document?.shell === undefined)
      return warning(
        `The pages in ${settings.siteDir} are not released, as in development: promote the shell and the areas.`,
      );

    const areas = Object.entries(document.remotes);
    const missing = areas.filter(([name, { live }]) => !isInSite(settings.siteDir, name, live)).map(([name]) => name);
    if (missing.length > 0)
      return failed(`The live files of ${missing.join(', ')} are missing in ${settings.siteDir}: promote them again.`);
    return ok(`Live are the shell ${document.shell.live} and ${countText(areas.length, 'area')}.`);
  },
};
