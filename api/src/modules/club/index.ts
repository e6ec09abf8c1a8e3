/** The settings of a club that its coaches read and administrators change. The row belongs to the module of coaches. */
export { ClubModule } from './club.module.js';
