export { SiteModule } from './site.module.js';
export { SitePages } from './site-pages.js';
export { registerSite } from './site.routes.js';
