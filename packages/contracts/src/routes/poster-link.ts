import type { ChangePosterLinkBody, PosterLink, RenewPosterLinkBody } from '../poster-link.schema.js';

export interface PosterLinkRoutes {
  'GET /api/teams/{id}/poster-link': { params: { id: number }; answer: PosterLink };
  'POST /api/teams/{id}/poster-link': { params: { id: number }; body: RenewPosterLinkBody; answer: PosterLink };
  'PUT /api/teams/{id}/poster-link': { params: { id: number }; body: ChangePosterLinkBody; answer: PosterLink };
  'DELETE /api/teams/{id}/poster-link': { params: { id: number } };
}
