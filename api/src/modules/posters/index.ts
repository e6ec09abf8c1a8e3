/**
 * The links on the posters of teams. A link is read again each time the poster is printed, and so it is stored as it is, like
 * the secret of a calendar feed. It ends with the season unless the coach chooses another day, when it is renewed or ended,
 * and with the team.
 */
export { findTeamByPosterKey } from './poster-links.repository.js';
export { PosterLinkEntity } from './poster-link.entity.js';
export { PostersModule } from './posters.module.js';
