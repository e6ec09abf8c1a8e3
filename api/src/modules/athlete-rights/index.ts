export { AthleteRequestEntity } from './requests/athlete-request.entity.js';
export { AthleteRightsModule } from './athlete-rights.module.js';
