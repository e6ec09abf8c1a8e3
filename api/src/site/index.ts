export { AthletePages } from './athlete-pages.js';
export { SiteModule } from './site.module.js';
export { SitePages } from './site-pages.js';
export { SiteRegistry } from './site-registry.js';
export { registerSite } from './site.routes.js';
