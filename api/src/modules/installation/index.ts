export { installationId } from './installation-id.js';
export { InstallationModule } from './installation.module.js';
